import { NotFoundHelp } from './not-found-help.tsx';
import { UntranslatedDialog } from './untranslated-dialog.tsx';
import { laterWords } from './words.ts';

/** Each of these is ready to be shown when its words are there. */
const withWords =
  <Part>(part: Part) =>
  async (): Promise<Part> => {
    await laterWords();
    return part;
  };

export const notFoundHelp = withWords(NotFoundHelp);
export const untranslatedDialog = withWords(UntranslatedDialog);
export { showOverrideBadge } from '../../remotes/override-badge.tsx';
export { addressElsewhere } from './address-elsewhere.ts';
export { keepForm, restoreForm } from './form-draft.ts';
export { watchReleases } from './release-watch.ts';
