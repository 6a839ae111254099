import type { GateCode, GateMessage, GateValue } from '@shop/contracts';

/** The English of the gate: what the command line prints, and what is kept as evidence. `mf-desk` has all languages. */
export const gateMessages: Readonly<Record<GateCode, string>> = {
  build_whole: '{{build}}',
  build_odd: '{{field}}: {{message}}.',
  build_other_hash: 'The build is not the hash of its content.',
  build_advice: 'Build it again with the preset of shared/build.',
  contract_fits: 'Kit {{range}}.',
  contract_apart: '{{remote}} needs the kit {{range}}, the shell brings {{version}}.',
  contract_advice: 'Build the remote with the kit of that shell, or give the region the newer shell first.',
  shared_agree: '{{number}} shared modules agree.',
  shared_missing: '{{remote}} needs {{module}}, which the shell does not share.',
  shared_apart: '{{remote}} needs {{module}} {{range}}, the shell has {{version}}.',
  shared_advice:
    'Take the versions of the shell into the package and build again, or give the region another shell first.',
  routes_free: '{{number}} routes, no path claimed twice in {{languages}}.',
  route_pathless: '{{language}}: route "{{route}}" has no path.',
  route_twice: '{{language}}: {{path}} is both {{first}} and {{second}}.',
  route_unknown: 'Route "{{route}}" is unknown.',
  route_ownerless: 'Route "{{route}}" belongs to nobody yet.',
  route_foreign: 'Route "{{route}}" belongs to {{owner}}.',
  routes_advice:
    'Change the paths in regions/src/paths, or the owner in shared/contracts/src/routes.ts, and build again.',
  slots_there: '{{number}} slots.',
  slot_missing: 'Slot "{{slot}}" is missing; other pages use it.',
  slots_advice:
    'Export it again from src/remote.ts, or take it out of shared/contracts/src/slots.ts and of its users first.',
  words_there: 'Words in {{languages}}.',
  words_missing: 'No words in {{language}}.',
  words_advice: 'Add the files to {{folder}}/locales and build again.',
  assets_whole: '{{number}} files with the right integrity.',
  asset_gone: '{{file}} is not there.',
  asset_changed: '{{file}} differs from its integrity.',
  asset_unlisted: '{{file}} is loaded by document or host and not listed.',
  assets_advice: 'Publish the build again; the same bytes are the same release.',
  delivery_whole: '{{number}} files fetched from {{address}}: bytes, type and cache header as promised.',
  delivery_nowhere:
    'This process does not know where builds are served, so it cannot fetch them. Set BUILD_ORIGIN, or run the shop beside it.',
  file_unreachable: '{{file}} cannot be fetched ({{reason}}).',
  file_status: '{{file}} is answered with {{status}}.',
  file_bytes: '{{file}} arrives with other bytes than the manifest promises.',
  file_type: '{{file}} comes as "{{type}}" instead of "{{wanted}}".',
  file_cache: '{{file}} may be kept for "{{cache}}" instead of "{{wanted}}".',
  delivery_advice: 'Look at what stands between {{origin}} and the registry, or publish the build again.',
  smoke_missing: 'No browser has walked through {{region}} with this release yet. Run: {{command}}',
  smoke_failed: 'The last smoke journey failed. See its evidence, mend it, publish, then: {{command}}',
  smoke_other_shell: 'The shell of {{region}} has changed since the smoke journey. Run it again: {{command}}',
  smoke_old: 'The smoke journey is older than {{hours}} h. Run it again: {{command}}',
  smoke_walked: 'A browser walked through {{region}} {{hours}} h ago.',
};

/** One thing that the gate says, from its code and what it is about. */
export const createGateMessage = (
  code: GateCode,
  values: Readonly<Partial<Record<GateValue, string | number>>> = {},
): GateMessage => ({
  code,
  values: Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)])),
});

/** All of it as one English text. A value that is missing leaves its name standing, so that it is noticed. */
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
