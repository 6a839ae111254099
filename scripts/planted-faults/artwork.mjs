import { jest } from './test-of.mjs';

const decoderTest = 'api/src/artwork/decoding/decoder.test.ts';

export const artwork = [
  {
    rule: 'at most 7000 pixels',
    why: 'The header is enough to refuse it, before a decoder spends a gigabyte.',
    file: 'api/src/artwork/decoding/limits.ts',
    find: 'pixels: 7000,',
    replace: 'pixels: 7001,',
    test: jest(decoderTest, 'refuses 7001 pixels and takes 7000'),
  },
  {
    rule: 'a file is what its bytes say',
    why: 'A name proves nothing. If it were believed, a hostile file could choose its decoder.',
    file: 'api/src/artwork/decoding/inspect-artwork.ts',
    find: 'const kind = sniff(bytes);',
    replace: 'const kind = kindFromName(name) ?? sniff(bytes);',
    test: jest(decoderTest, 'whatever they are called'),
  },
  {
    rule: 'an SVG with a script is refused',
    why: 'Nothing that could run is stored, shown or passed on.',
    file: 'shared/design/src/svg/sanitise.ts',
    find: "  script: 'script',\n",
    replace: '',
    test: jest(decoderTest, 'script.svg'),
  },
  {
    rule: 'an SVG with event handlers is refused',
    why: 'The same: nothing that could run is stored.',
    file: 'shared/design/src/svg/sanitise.ts',
    find: "if (/^on/i.test(key)) throw new UnsafeSvg('event_handler');",
    replace: '',
    test: jest(decoderTest, 'onload.svg'),
  },
  {
    rule: 'a drawing that never ends is stopped',
    why: 'A process that ignores its limit would fail the next customer’s upload too.',
    file: 'api/src/artwork/decoding/decoder-process.ts',
    find: "child?.kill('SIGKILL');",
    replace: 'child?.unref();',
    test: jest(decoderTest, 'kills a decoder whose file'),
  },
];
