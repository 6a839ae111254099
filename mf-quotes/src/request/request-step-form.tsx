import { Button, Notice, Row, Steps, useFormAttempts } from '@shop/ui';
import { type FormEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ChooseFiles } from '../files/choose-files.tsx';
import { AnswerFields } from './answer-fields.tsx';
import { type DraftErrors, requestSteps } from './draft.ts';
import styles from './request.module.css';
import { ContactFields, DeliveryFields, NeedFields } from './request-fields.tsx';
import type { useRequestDraft } from './use-request-draft.ts';

interface RequestStepFormProps {
  readonly request: ReturnType<typeof useRequestDraft>;
  /** Of this step alone. */
  readonly errors: DraftErrors;
  readonly isConfigured: boolean;
  readonly isBusy: boolean;
  /** How often the API has refused the request: its errors show at once. */
  readonly refusals: number;
  /** Called when the step has no error. */
  readonly onFinish: () => void;
}

/** One step of a request with its fields; the heading takes the focus when another step opens. */
export function RequestStepForm(props: RequestStepFormProps) {
  const { request, errors, isConfigured, isBusy, refusals, onFinish } = props;
  const { draft, change: onChange, step, isMoved, files, missingFiles } = request;
  const { t } = useTranslation('mf-quotes');
  const { form, tried, countAttempt } = useFormAttempts();
  const heading = useRef<HTMLHeadingElement>(null);
  const at = requestSteps.indexOf(step);
  const previous = requestSteps[at - 1];
  useEffect(() => {
    if (isMoved) heading.current?.focus();
  }, [isMoved]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `countAttempt` is another function in every render.
  useEffect(() => {
    if (refusals > 0) countAttempt();
  }, [refusals]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isBlocked = step === 'contact' && request.companiesError !== null;
    if (isBlocked || Object.values(errors).some(Boolean)) return countAttempt();
    onFinish();
  };
  // Whether it is a company's request is not known yet.
  const isWaiting = step === 'contact' && request.isCompanyPending;
  const fields = { draft, onChange, errors: tried ? errors : {} };
  return (
    <form
      ref={form}
      noValidate
      name={step === 'contact' ? 'quote-contact-form' : 'brief-form'}
      aria-labelledby="request-step"
      onSubmit={submit}
      className={styles.step}
    >
      <Steps
        label={t('step.progress')}
        current={step}
        doneLabel={t('step.done')}
        steps={requestSteps.map((id) => ({ id, label: t(`step.${id}`) }))}
      />
      <h2 id="request-step" ref={heading} tabIndex={-1}>
        {t(`step.${step}`)}
      </h2>
      {step === 'need' ? <NeedFields {...fields} isConfigured={isConfigured} /> : null}
      {step === 'details' ? (
        <>
          <DeliveryFields {...fields} />
          {missingFiles.length === 0 ? null : (
            <Notice severity="warning">{t('files.again', { names: missingFiles.join(', ') })}</Notice>
          )}
          <ChooseFiles files={files} onFiles={request.chooseFiles} />
          <AnswerFields {...fields} />
        </>
      ) : null}
      {step === 'contact' ? <ContactFields {...fields} request={request} /> : null}
      <Row>
        <Button
          type="submit"
          tone="signal"
          size="large"
          busy={isBusy || isWaiting}
          busyLabel={t(isBusy ? 'request.sending' : 'list.loading')}
        >
          {t(step === 'contact' ? 'request.send' : 'step.next')}
        </Button>
        {previous ? (
          <Button tone="quiet" size="large" onClick={() => request.goTo(previous)}>
            {t('step.back')}
          </Button>
        ) : null}
      </Row>
    </form>
  );
}
