/**
 * Legal sources of the table. The areas were compared with the Commission's page "Territorial status of EU countries
 * and certain territories", articles 5 to 7 with the consolidated text of the directive, both in 2026-11. The other
 * laws are cited from knowledge of the texts: docs/tax-and-invoices.md, "Postcodes and laws of the table".
 */
export const sources = {
  /** In the customs territory, outside the VAT area. */
  article6_1: 'Directive 2006/112/EC Art. 6(1)',
  /** Outside the customs territory and the VAT area. */
  article6_2: 'Directive 2006/112/EC Art. 6(2)',
  /** Treated as a member state's own territory. */
  article7: 'Directive 2006/112/EC Art. 7',
  /** A second standard rate in Jungholz and Mittelberg, of 15 % at least. */
  article104_1: 'Directive 2006/112/EC Art. 104(1)',
  /** Lower rates in the Azores and Madeira; Art. 105(2) until Directive (EU) 2022/542. */
  article104_3: 'Directive 2006/112/EC Art. 104(3)',
  article5: 'Directive 2006/112/EC Art. 5 and TFEU Art. 355: not territory of the Union for VAT',
  specialFiscal: 'Delegated Regulation (EU) 2015/2446 Art. 134: declaration for special fiscal territories',
  campione: 'Directive (EU) 2019/475, since 2020-01-01',
  windsor: 'Protocol on Ireland/Northern Ireland (Windsor Framework) Art. 8; Directive (EU) 2020/1756',
  withdrawal: 'Withdrawal Agreement Art. 126: third country for VAT since 2021-01-01',
  isleOfMan:
    'Isle of Man Act 1979 and Customs and Excise Agreement 1979: one VAT area with the United Kingdom',
  thirdCountry: 'Directive 2006/112/EC Art. 146: export to a third country',
} as const;
