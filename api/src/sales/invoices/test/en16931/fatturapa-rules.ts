import {
  at,
  cent,
  type FileRule,
  fileRule,
  findMalformed,
  findMisshapen,
  isNear,
  product,
  remove,
  type Shape,
  setText,
  sumOf,
  valueAt,
} from './file-rule.ts';
import { all, type Element, textAt } from './read-xml.ts';

/** FatturaPA 1.2.2, as far as the shop uses it. */
const shape: Shape = {
  FatturaElettronica: 'FatturaElettronicaHeader FatturaElettronicaBody',
  FatturaElettronicaHeader: 'DatiTrasmissione CedentePrestatore CessionarioCommittente',
  FatturaElettronicaBody: 'DatiGenerali DatiBeniServizi DatiPagamento?',
  DatiTrasmissione: 'IdTrasmittente ProgressivoInvio FormatoTrasmissione CodiceDestinatario PECDestinatario?',
  IdTrasmittente: 'IdPaese IdCodice',
  IdFiscaleIVA: 'IdPaese IdCodice',
  CedentePrestatore: 'DatiAnagrafici Sede Contatti?',
  CessionarioCommittente: 'DatiAnagrafici Sede',
  DatiAnagrafici: 'IdFiscaleIVA? Anagrafica RegimeFiscale?',
  Anagrafica: 'Denominazione',
  Sede: 'Indirizzo CAP Comune Nazione',
  Contatti: 'Email',
  DatiGenerali: 'DatiGeneraliDocumento DatiOrdineAcquisto? DatiFattureCollegate?',
  DatiGeneraliDocumento: 'TipoDocumento Divisa Data Numero ImportoTotaleDocumento Causale*',
  DatiOrdineAcquisto: 'IdDocumento',
  DatiFattureCollegate: 'IdDocumento Data',
  DatiBeniServizi: 'DettaglioLinee+ DatiRiepilogo+',
  DettaglioLinee:
    'NumeroLinea TipoCessionePrestazione? CodiceArticolo? Descrizione Quantita? UnitaMisura? PrezzoUnitario ' +
    'PrezzoTotale AliquotaIVA Natura?',
  CodiceArticolo: 'CodiceTipo CodiceValore',
  DatiRiepilogo: 'AliquotaIVA Natura? ImponibileImporto Imposta EsigibilitaIVA? RiferimentoNormativo?',
  DatiPagamento: 'CondizioniPagamento DettaglioPagamento+',
  DettaglioPagamento: 'ModalitaPagamento DataScadenzaPagamento? ImportoPagamento IBAN? BIC?',
};

const latin = (limit: number) => new RegExp(`^[\\u0000-\\u00ff]{1,${limit}}$`);
const ascii = (limit: number) => new RegExp(`^[\\u0000-\\u007f]{1,${limit}}$`);
const amount2 = /^-?\d{1,11}\.\d{2}$/;
const amount8 = /^-?\d{1,11}\.\d{2,8}$/;
const forms: Readonly<Record<string, RegExp>> = {
  IdPaese: /^[A-Z]{2}$/,
  IdCodice: /^.{1,28}$/,
  ProgressivoInvio: ascii(10),
  FormatoTrasmissione: /^FP[AR]12$/,
  CodiceDestinatario: /^[A-Z0-9]{6,7}$/,
  Denominazione: latin(80),
  RegimeFiscale: /^RF(0[1-9]|1\d)$/,
  Indirizzo: latin(60),
  CAP: /^\d{5}$/,
  Comune: latin(60),
  Nazione: /^[A-Z]{2}$/,
  Email: /^.+@.+\..+$/,
  TipoDocumento: /^TD0[14]$/,
  Divisa: /^[A-Z]{3}$/,
  Data: /^20\d\d-\d\d-\d\d$/,
  Numero: ascii(20),
  IdDocumento: ascii(20),
  ImportoTotaleDocumento: amount2,
  Causale: latin(200),
  NumeroLinea: /^[1-9]\d{0,3}$/,
  TipoCessionePrestazione: /^(SC|PR|AB|AC)$/,
  CodiceTipo: ascii(35),
  CodiceValore: /^.{1,35}$/,
  Descrizione: latin(1000),
  Quantita: /^\d{1,12}\.\d{2,8}$/,
  UnitaMisura: ascii(10),
  PrezzoUnitario: amount8,
  PrezzoTotale: amount8,
  AliquotaIVA: /^\d{1,3}\.\d{2}$/,
  Natura: /^(N1|N2\.[12]|N3\.[1-6]|N4|N5|N6\.[1-9]|N7)$/,
  ImponibileImporto: amount2,
  Imposta: amount2,
  EsigibilitaIVA: /^[DIS]$/,
  RiferimentoNormativo: latin(100),
  CondizioniPagamento: /^TP0[123]$/,
  ModalitaPagamento: /^MP(0[1-9]|1\d|2[0-3])$/,
  ImportoPagamento: amount2,
  IBAN: /^[A-Za-z]{2}\d\d[A-Za-z0-9]{11,30}$/,
  BIC: /^[A-Z]{6}[A-Z2-9][A-NP-Z0-9]([A-Z0-9]{3})?$/,
};

const transmission = 'FatturaElettronicaHeader/DatiTrasmissione';
const buyer = 'FatturaElettronicaHeader/CessionarioCommittente/DatiAnagrafici';
const document = 'FatturaElettronicaBody/DatiGenerali/DatiGeneraliDocumento';
const goods = 'FatturaElettronicaBody/DatiBeniServizi';
const lines = (root: Element): readonly Element[] => all(root, `${goods}/DettaglioLinee`);
const summaries = (root: Element): readonly Element[] => all(root, `${goods}/DatiRiepilogo`);
const keyOf = (one: Element): string => `${textAt(one, 'AliquotaIVA')} ${textAt(one, 'Natura') ?? ''}`;
const hasRightNature = (one: Element): boolean =>
  (valueAt(one, 'AliquotaIVA') === 0n) === (textAt(one, 'Natura') !== undefined);

/** Rules of FatturaPA: its schema, and the controls of the exchange (SdI) by their numbers. */
export const fatturapaRules: readonly FileRule[] = [
  fileRule(
    'schema: order',
    'elements are those of the schema in its order',
    (root) => findMisshapen(root, shape).length === 0,
    (root) => at(root, document).children.reverse(),
  ),
  fileRule(
    'schema: types',
    'texts and figures have the form of their type, in Latin-1',
    (root) => findMalformed(root, forms).length === 0,
    setText(
      'FatturaElettronicaHeader/CessionarioCommittente/DatiAnagrafici/Anagrafica/Denominazione',
      'Łódź',
    ),
  ),
  fileRule(
    'schema: version',
    'the version is the format of the transmission',
    (root) => root.attributes.versione === textAt(root, `${transmission}/FormatoTrasmissione`),
    setText(`${transmission}/FormatoTrasmissione`, 'FPA12'),
  ),
  fileRule(
    '00400, 00401',
    'a line has a nature exactly where its rate is zero',
    (root) => lines(root).every(hasRightNature),
    setText(`${goods}/DettaglioLinee/AliquotaIVA`, '0.00'),
  ),
  fileRule(
    '00417',
    'the buyer has a tax number',
    (root) => textAt(root, `${buyer}/IdFiscaleIVA/IdCodice`) !== undefined,
    remove(`${buyer}/IdFiscaleIVA`),
  ),
  fileRule(
    '00421',
    'VAT = taxable amount × rate, to the cent',
    (root) =>
      summaries(root).every((row) =>
        isNear(
          valueAt(row, 'Imposta'),
          product(valueAt(row, 'ImponibileImporto'), valueAt(row, 'AliquotaIVA')) / 100n,
        ),
      ),
    setText(`${goods}/DatiRiepilogo/Imposta`, '7654321.00'),
  ),
  fileRule(
    '00422',
    'the taxable amount is the sum of its lines',
    (root) =>
      summaries(root).every(
        (row) =>
          valueAt(row, 'ImponibileImporto') ===
          sumOf(
            lines(root)
              .filter((line) => keyOf(line) === keyOf(row))
              .map((line) => valueAt(line, 'PrezzoTotale')),
          ),
      ),
    setText(`${goods}/DatiRiepilogo/ImponibileImporto`, '7654321.00'),
  ),
  fileRule(
    '00423',
    'price of a line = unit price × quantity, to the cent',
    (root) =>
      lines(root).every((line) => {
        const price = valueAt(line, 'PrezzoUnitario');
        const quantity = textAt(line, 'Quantita');
        const whole = quantity === undefined ? price : product(price, valueAt(line, 'Quantita'));
        return isNear(valueAt(line, 'PrezzoTotale'), whole, cent / 2n);
      }),
    setText(`${goods}/DettaglioLinee/PrezzoTotale`, '7654321.00'),
  ),
  fileRule(
    '00425',
    'the number has a digit',
    (root) => /\d/.test(textAt(root, `${document}/Numero`) ?? ''),
    setText(`${document}/Numero`, 'FV'),
  ),
  fileRule(
    '00426, 00427',
    'six letters for an authority, seven for a company, zeros with certified mail alone',
    (root) => {
      const code = textAt(root, `${transmission}/CodiceDestinatario`) ?? '';
      const mail = textAt(root, `${transmission}/PECDestinatario`);
      const isAuthority = textAt(root, `${transmission}/FormatoTrasmissione`) === 'FPA12';
      return code.length === (isAuthority ? 6 : 7) && (code === '0000000') === (mail !== undefined);
    },
    setText(`${transmission}/CodiceDestinatario`, '0000000'),
  ),
  fileRule(
    '00429, 00430',
    'a row of VAT has a nature exactly where its rate is zero',
    (root) => summaries(root).every(hasRightNature),
    setText(`${goods}/DatiRiepilogo/AliquotaIVA`, '0.00'),
  ),
  fileRule(
    '00443, 00444',
    'each rate and nature of a line has a row of VAT, and each row a line',
    (root) => {
      const keys = (list: readonly Element[]) => [...new Set(list.map(keyOf))].sort().join();
      return keys(lines(root)) === keys(summaries(root)) && summaries(root).length > 0;
    },
    remove(`${goods}/DatiRiepilogo`),
  ),
  fileRule(
    'total',
    'total = Σ taxable amounts + Σ VAT',
    (root) =>
      valueAt(root, `${document}/ImportoTotaleDocumento`) ===
      sumOf(summaries(root).map((row) => valueAt(row, 'ImponibileImporto') + valueAt(row, 'Imposta'))),
    setText(`${document}/ImportoTotaleDocumento`, '7654321.00'),
  ),
  fileRule(
    'credit note',
    'a credit note names its invoice',
    (root) =>
      textAt(root, `${document}/TipoDocumento`) !== 'TD04' ||
      textAt(root, 'FatturaElettronicaBody/DatiGenerali/DatiFattureCollegate/IdDocumento') !== undefined,
    setText(`${document}/TipoDocumento`, 'TD04'),
  ),
];
