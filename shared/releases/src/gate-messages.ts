import type { GateCode, GateMessage, GateValue } from '@shop/contracts';

/** The gate's English messages, for the command line and stored evidence. `mf-desk` has all languages. */
export const gateMessages: Readonly<Record<GateCode, string>> = {
  build_whole: '{{build}}',
  build_odd: '{{field}}: {{message}}.',
  build_other_hash: 'The build does not match the hash of its content.',
  build_advice: 'Build it again with the preset of shared/build.',
  contract_fits: 'Kit {{range}}.',
  contract_apart: '{{remote}} needs kit {{range}}, the shell provides {{version}}.',
  contract_advice: 'Build the remote with the kit of that shell, or give the region the newer shell first.',
  shared_agree: '{{number}} shared modules agree.',
  shared_missing: '{{remote}} needs {{module}}, which the shell does not share.',
  shared_apart: '{{remote}} needs {{module}} {{range}}, the shell has {{version}}.',
  shared_advice:
    'Use the shell’s versions in the package and build again, or give the region another shell first.',
  routes_free: '{{number}} routes, no path claimed twice in {{languages}}.',
  route_pathless: '{{language}}: route "{{route}}" has no path.',
  route_twice: '{{language}}: {{path}} is both {{first}} and {{second}}.',
  route_unknown: 'Route "{{route}}" is unknown.',
  route_ownerless: 'Route "{{route}}" has no owner yet.',
  route_foreign: 'Route "{{route}}" belongs to {{owner}}.',
  routes_advice:
    'Change the paths in regions/src/paths, or the owner in shared/contracts/src/routes.ts, and build again.',
  slots_there: '{{number}} slots.',
  slot_missing: 'Slot "{{slot}}" is missing; other pages use it.',
  slots_advice:
    'Export it again from src/remote.ts, or remove it from shared/contracts/src/slots.ts and from its users first.',
  words_there: 'Translations in {{languages}}.',
  words_missing: 'No translation in {{language}}.',
  words_advice: 'Add the files to {{folder}}/locales and build again.',
  assets_whole: '{{number}} files with matching integrity hashes.',
  asset_gone: '{{file}} is missing.',
  asset_changed: '{{file}} does not match its integrity hash.',
  asset_unlisted: '{{file}} is loaded by the document or host but not listed.',
  assets_advice: 'Publish the build again; the same bytes are the same release.',
  delivery_whole: '{{number}} files fetched from {{address}}: bytes, type and cache header match.',
  delivery_nowhere:
    'This process does not know where builds are served, so it cannot fetch them. Set BUILD_ORIGIN, or run the shop next to it.',
  file_unreachable: '{{file}} cannot be fetched ({{reason}}).',
  file_status: '{{file}} returns status {{status}}.',
  file_bytes: '{{file}} differs from the manifest.',
  file_type: '{{file}} is served as "{{type}}" instead of "{{wanted}}".',
  file_cache: '{{file}} has cache header "{{cache}}" instead of "{{wanted}}".',
  delivery_advice: 'Check what is between {{origin}} and the registry, or publish the build again.',
  smoke_missing: 'No smoke test has run in {{region}} with this release yet. Run: {{command}}',
  smoke_failed: 'The last smoke test failed. Check its evidence, fix it, publish, then run: {{command}}',
  smoke_other_shell: 'The shell of {{region}} has changed since the smoke test. Run it again: {{command}}',
  smoke_old: 'The smoke test is older than {{hours}} h. Run it again: {{command}}',
  smoke_walked: 'The smoke test passed in {{region}} {{hours}} h ago.',
};

/** Creates a gate message from its code and values. */
export const createGateMessage = (
  code: GateCode,
  values: Readonly<Partial<Record<GateValue, string | number>>> = {},
): GateMessage => ({
  code,
  values: Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)])),
});

/** Formats messages as one English text. A missing value leaves its placeholder visible. */
export const formatGateMessages = (messages: readonly GateMessage[]): string =>
  messages
    .map(({ code, values }) => {
      const valuesByName = new Map(Object.entries(values));
      return gateMessages[code].replace(
        /\{\{(\w+)\}\}/g,
        (placeholder, name: string) => valuesByName.get(name) ?? placeholder,
      );
    })
    .join(' ');
