import words from '../../locales/en-US.json';
import rareWords from '../../locales/later/en-US.json';
import { i18n, startI18n } from '../i18n/instance.ts';

export async function startTestWords(namespace: string, remoteWords: object): Promise<void> {
  if (!i18n.isInitialized) await startI18n('en-US');
  i18n.addResourceBundle('en-US', 'kit', words, true, true);
  i18n.addResourceBundle('en-US', 'kit', rareWords, true, true);
  i18n.addResourceBundle('en-US', namespace, remoteWords, true, true);
}
