import { trackRegionMigration } from '@shop/kit/shell';
import { useEffect, useState } from 'react';
import { Lazy, lazyPart } from './lazy-part.tsx';

/** Shown to visitors whom the former Czech site sends to the .com host (specification 2.5). */
const applies = ({ hostname, search }: Location): boolean =>
  hostname.endsWith('.com') && new URLSearchParams(search).get('fromRegion') === 'CZ';

const announcement = lazyPart(() =>
  import(/* webpackChunkName: "dialogs" */ './region-migration-dialog.tsx').then(
    (file) => file.RegionMigrationDialog,
  ),
);

/** Only information: without its code the visitor simply continues shopping. */
export function RegionMigration() {
  const [open, setOpen] = useState(() => applies(window.location));
  useEffect(() => {
    if (applies(window.location)) trackRegionMigration();
  }, []);
  const onClose = () => setOpen(false);
  return open ? <Lazy part={announcement} props={{ onClose }} onUnavailable={onClose} /> : null;
}
