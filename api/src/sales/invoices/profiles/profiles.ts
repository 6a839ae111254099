import type { InvoiceGap, InvoiceProfile } from '@shop/contracts';
import { renderCii } from '../cii.ts';
import type { InvoiceDocument } from '../invoice-document.ts';
import { renderUbl } from '../ubl.ts';
import { en16931Gaps, peppolGaps, xrechnungGaps } from './en16931-gaps.ts';
import { fatturapaGaps, renderFatturapa } from './fatturapa.ts';
import { ksefGaps, renderKsef } from './ksef.ts';
import { en16931, peppol, type Specification, xrechnung } from './specification.ts';

export type Syntax = 'ubl' | 'cii';

/** A way to write an invoice as XML. */
export interface Profile {
  /** Syntaxes of EN 16931 in which it is written, its own first; none: a format of its own. */
  readonly syntaxes: readonly Syntax[];
  /** What a document lacks; empty: it can be written. */
  readonly gaps: (document: InvoiceDocument) => readonly InvoiceGap[];
  /** Renders a document without gaps. */
  readonly render: (document: InvoiceDocument, issuedAt: Date, syntax: Syntax) => string;
}

const byStandard =
  (specification: Specification): Profile['render'] =>
  (document, _issuedAt, syntax) =>
    (syntax === 'cii' ? renderCii : renderUbl)(document, specification);

export const profiles: Readonly<Record<InvoiceProfile, Profile>> = {
  en16931: { syntaxes: ['ubl', 'cii'], gaps: en16931Gaps, render: byStandard(en16931) },
  peppol: { syntaxes: ['ubl'], gaps: peppolGaps, render: byStandard(peppol) },
  xrechnung: { syntaxes: ['ubl', 'cii'], gaps: xrechnungGaps, render: byStandard(xrechnung) },
  'factur-x': { syntaxes: ['cii'], gaps: en16931Gaps, render: byStandard(en16931) },
  ksef: { syntaxes: [], gaps: ksefGaps, render: renderKsef },
  fatturapa: { syntaxes: [], gaps: fatturapaGaps, render: renderFatturapa },
};
