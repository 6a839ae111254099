import { NotFoundHelp } from './not-found-help.tsx';
import { UntranslatedDialog } from './untranslated-dialog.tsx';
import { laterWords } from './words.ts';

/** Each part waits for its words before it is shown. */
const afterWords =
  <Part>(part: Part) =>
  async (): Promise<Part> => {
    await laterWords();
    return part;
  };

export const loadNotFoundHelp = afterWords(NotFoundHelp);
export const loadUntranslatedDialog = afterWords(UntranslatedDialog);
export { showOverrideBadge } from '../../remotes/override-badge.tsx';
export { applyFormDraft, saveFormDraft } from './form-draft.ts';
export { watchReleases } from './release-watch.ts';
export { resolveSwitchedAddress } from './switched-address.ts';
