import { on } from '@shop/kit';
import { allows } from '@shop/kit/consent';
import { shopDocument } from '@shop/kit/shell';

/** Specification 9: half a second after the document. */
const chatAfterMs = 500;

/**
 * Mounts the region's live chat in `#live-chat`, once, if one is configured and functional storage is allowed. No
 * third-party server is contacted before that.
 */
export function startLiveChat(): void {
  const chat = shopDocument().elements?.liveChat;
  if (!chat) return;
  let mounted = false;
  const mount = () => {
    if (mounted || !allows('functional')) return;
    mounted = true;
    const script = document.createElement('script');
    script.src = chat.script;
    script.nonce = document.querySelector('script')?.nonce ?? '';
    document.getElementById('live-chat')?.append(script);
  };
  setTimeout(() => {
    mount();
    on('consentChanged', mount);
  }, chatAfterMs);
}
