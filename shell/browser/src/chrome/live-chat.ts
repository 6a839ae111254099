import { on } from '@shop/kit';
import { allows } from '@shop/kit/consent';
import { shopDocument } from '@shop/kit/shell';

/** Specification 9: half a second after the document. */
const chatAfterMs = 500;

/**
 * Puts the region's live chat into `#live-chat`, once, when one is configured and functional storage is allowed. Nobody
 * else's server is asked before that.
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
