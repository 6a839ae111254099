import { type StaffRole, staffRoles } from '@shop/contracts';
import { Checkbox, Select } from '@shop/ui';
import { useTranslation } from 'react-i18next';
import { useMarkets } from '../frame/markets.ts';
import styles from './people.module.css';
import { type RoleDraft, withRegion } from './role-draft.ts';

interface RoleFieldsProps {
  readonly draft: RoleDraft;
  readonly onChange: (draft: RoleDraft) => void;
  /** Errors are shown from the first attempt on. */
  readonly tried: boolean;
}

/** Chooses roles, each in all regions or in some, and says what each may do. */
export function RoleFields({ draft, onChange, tried }: RoleFieldsProps) {
  const { t } = useTranslation('mf-desk');
  const isEmpty = Object.values(draft).every((regions) => regions === undefined);
  const toggle = (role: StaffRole, on: boolean) => {
    const { [role]: _gone, ...others } = draft;
    onChange(on ? { ...others, [role]: 'all' } : others);
  };
  return (
    <fieldset className={styles.roles}>
      <legend>{t('people.roles')}</legend>
      {staffRoles.map((role, index) => (
        <div key={role} className={styles.role}>
          <Checkbox
            label={t(`people.role.${role}`)}
            hint={t(`people.may.${role}`)}
            checked={draft[role] !== undefined}
            error={tried && isEmpty && index === 0 ? t('people.roleMissing') : undefined}
            onChange={(on) => toggle(role, on)}
          />
          {draft[role] === undefined ? null : (
            <RoleRegions role={role} draft={draft} onChange={onChange} tried={tried} />
          )}
        </div>
      ))}
    </fieldset>
  );
}

function RoleRegions({ role, draft, onChange, tried }: RoleFieldsProps & { readonly role: StaffRole }) {
  const { t } = useTranslation('mf-desk');
  const markets = useMarkets();
  const chosen = draft[role];
  return (
    <div className={styles.regions}>
      <Select
        dense
        label={t('people.regionsOf', { role: t(`people.role.${role}`) })}
        value={chosen === 'all' ? 'all' : 'some'}
        onChange={(value) => onChange({ ...draft, [role]: value === 'all' ? 'all' : [] })}
        options={[
          { value: 'all', label: t('filter.everyRegion') },
          { value: 'some', label: t('people.someRegions') },
        ]}
        error={tried && chosen?.length === 0 ? t('people.regionMissing') : undefined}
      />
      {chosen === 'all' ? null : (
        <div className={styles.markets}>
          {markets.map(({ id, name }) => (
            <Checkbox
              key={id}
              label={name}
              checked={chosen?.includes(id) === true}
              onChange={(on) => onChange(withRegion(draft, role, id, on))}
            />
          ))}
        </div>
      )}
    </div>
  );
}
