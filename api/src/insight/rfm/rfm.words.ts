import type { LocaleId } from '@shop/regions';

/** Texts that explain the use of the scores. */
export const disclosures: Readonly<Record<LocaleId, string>> = {
  'cs-CZ':
    'Toto hodnocení vychází pouze z Vašich vlastních objednávek za posledních 24 měsíců. Řídí se jím, o čem Vám píšeme a kdo se o Vás stará; cenu nikdy nemění.',
  'de-DE':
    'Diese Werte ergeben sich allein aus Ihren eigenen Bestellungen der letzten 24 Monate. Nach ihnen richtet sich, worüber wir Ihnen schreiben und wer Sie betreut; einen Preis ändern sie nie.',
  'en-US':
    'These scores are based only on your own orders of the last 24 months. They decide what we email you about and who your contact is; they never change a price.',
  'es-ES':
    'Estas puntuaciones se basan únicamente en sus propios pedidos de los últimos 24 meses. Deciden sobre qué le escribimos y quién le atiende; nunca cambian un precio.',
  'fr-FR':
    'Ces notes reposent uniquement sur vos propres commandes des 24 derniers mois. Elles décident de ce dont nous vous parlons et de qui s’occupe de vous ; elles ne changent jamais un prix.',
  'it-IT':
    'Questi punteggi derivano soltanto dai Suoi ordini degli ultimi 24 mesi. Decidono di che cosa Le scriviamo e chi La segue; non cambiano mai un prezzo.',
  'nl-NL':
    'Deze scores volgen alleen uit uw eigen bestellingen van de laatste 24 maanden. Ze bepalen waarover we u schrijven en wie u helpt; ze veranderen nooit een prijs.',
  'pl-PL':
    'Te oceny wynikają wyłącznie z Twoich zamówień z ostatnich 24 miesięcy. Od nich zależy, o czym piszemy i kto się Tobą opiekuje; nigdy nie wpływają na cenę.',
  'pt-PT':
    'Estas pontuações resultam apenas das suas próprias encomendas dos últimos 24 meses. Decidem sobre o que lhe escrevemos e quem o acompanha; nunca alteram um preço.',
  'ro-RO':
    'Aceste punctaje rezultă doar din comenzile dumneavoastră din ultimele 24 de luni. Ele hotărăsc despre ce vă scriem și cine se ocupă de dumneavoastră; nu schimbă niciodată un preț.',
  'sv-SE':
    'Poängen bygger enbart på dina egna beställningar de senaste 24 månaderna. De styr vad vi skriver om och vem som hjälper dig; de ändrar aldrig ett pris.',
};
