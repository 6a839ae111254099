import { accepted, type Parsed, refused } from './parsed.ts';
import { cleanText, isVisible } from './text.ts';

export type EmailRefusal = 'required' | 'too_long' | 'wrong_format';

const example = 'name@example.com';

/** The longest address that SMTP can carry (RFC 5321, erratum 1690). */
const longest = 254;

/**
 * RFC 5322's atoms with dots between them, at the labels of a domain, letters of any script with their marks
 * (RFC 6531). Comments, groups, lists and quotations are refused because mailers interpret them.
 */
const mailbox =
  /^(?!\.|\p{M}|.*(\.[.@]|[^\p{L}\p{M}\p{N}]\p{M}))[\p{L}\p{M}\p{N}.!#$%&'*+/=?^_\x60{|}~-]{1,64}@([\p{L}\p{M}\p{N}]+(-+[\p{L}\p{M}\p{N}]+)*\.)+\p{L}[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}]$/u;

/** The scripts whose letters look alike: `pаypal` with a Cyrillic `а` is another name than it seems. */
const alike = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u];
const mixesScripts = (label: string): boolean => alike.filter((script) => script.test(label)).length > 1;

/** The domain in the letters of the domain name system (IDNA, by the platform's URL parser); null if it is none. */
const toAsciiDomain = (domain: string): string | null => {
  try {
    const { hostname } = new URL(`http://${domain}/`);
    return /^(?=.{1,253}$)([a-z\d]([a-z\d-]{0,61}[a-z\d])?\.)+[a-z][a-z\d-]*[a-z\d]$/.test(hostname)
      ? hostname
      : null;
  } catch {
    return null;
  }
};

/** Splits at the last `@` and brings both parts to the form in which they are compared. Judges nothing. */
const normalise = (
  typed: string,
): { readonly local: string; readonly label: string; readonly domain: string | null } => {
  const text = cleanText(cleanText(typed).normalize('NFKC')).toLowerCase().normalize('NFKC');
  const at = text.lastIndexOf('@');
  const label = text.slice(at + 1);
  return { local: at < 0 ? '' : text.slice(0, at), label, domain: toAsciiDomain(label) };
};

/**
 * The form of an address by which an existing account is looked up. Older accounts have addresses that `parseEmail`
 * refuses today, so this one refuses none.
 */
export const canonicalEmail = (typed: string): string => {
  const { local, label, domain } = normalise(typed);
  return local === '' ? label : `${local}@${domain ?? label}`;
};

/**
 * Reads an e-mail address and returns the one form under which it is stored and compared: lower case, no invisible
 * characters, compatibility forms resolved (NFKC), the domain in ASCII. So `anna@München.de` and
 * `anna@xn--mnchen-3ya.de` are one address.
 *
 * @example parseEmail(' Anna@MÜNCHEN.de') // anna@xn--mnchen-3ya.de
 */
export const parseEmail = (typed: string): Parsed<EmailRefusal> => {
  const { local, label, domain } = normalise(typed);
  const text = `${local}@${label}`;
  if (!isVisible(local + label)) return refused('required', example);
  if (text.length > longest) return refused('too_long', example);
  const parts = [...local.split(/[^\p{L}\p{M}\p{N}]+/u), ...label.split('.')];
  if (!mailbox.test(text) || domain === null || parts.some(mixesScripts))
    return refused('wrong_format', example);
  const value = `${local}@${domain}`;
  return value.length > longest ? refused('too_long', example) : accepted(value);
};

/** Whether a text is the address of one mailbox. Forms and the API use the same rule. */
export const isEmail = (typed: string): boolean => parseEmail(typed).ok;

/** Domains of many customers, by which a slip of the finger is recognised. */
const wellKnown = [
  'gmail.com',
  'googlemail.com',
  'outlook.com',
  'hotmail.com',
  'hotmail.co.uk',
  'live.com',
  'icloud.com',
  'yahoo.com',
  'yahoo.co.uk',
  'yahoo.fr',
  'proton.me',
  'protonmail.com',
  'aol.com',
  'gmx.de',
  'gmx.net',
  'gmx.at',
  'gmx.ch',
  'web.de',
  't-online.de',
  'freenet.de',
  'wp.pl',
  'o2.pl',
  'onet.pl',
  'interia.pl',
  'op.pl',
  'seznam.cz',
  'email.cz',
  'centrum.cz',
  'orange.fr',
  'wanadoo.fr',
  'free.fr',
  'laposte.net',
  'sfr.fr',
  'libero.it',
  'virgilio.it',
  'tiscali.it',
  'alice.it',
  'ziggo.nl',
  'kpnmail.nl',
  'telia.com',
  'sapo.pt',
  'btinternet.com',
] as const;

/** Whether one letter is missing, too many, another, or exchanged with its neighbour. */
const isOneSlip = (typed: string, meant: string): boolean => {
  if (typed === meant || Math.abs(typed.length - meant.length) > 1) return false;
  let from = 0;
  while (from < typed.length && typed[from] === meant[from]) from += 1;
  const rest = typed.slice(from);
  const wanted = meant.slice(from);
  return (
    rest.slice(1) === wanted.slice(1) ||
    rest.slice(1) === wanted ||
    rest === wanted.slice(1) ||
    (rest[0] === wanted[1] && rest[1] === wanted[0] && rest.slice(2) === wanted.slice(2))
  );
};

/**
 * Returns the address that was probably meant, for the form's "Did you mean …?"; null where the domain is well known
 * or no single slip leads to one that is.
 *
 * @example suggestEmail('anna@gmial.com') // anna@gmail.com
 */
export const suggestEmail = (typed: string): string | null => {
  const read = parseEmail(typed);
  if (!read.ok) return null;
  const [local = '', domain = ''] = read.value.split('@');
  if (wellKnown.some((known) => known === domain)) return null;
  const meant = wellKnown.find((known) => isOneSlip(domain, known));
  return meant === undefined ? null : `${local}@${meant}`;
};
