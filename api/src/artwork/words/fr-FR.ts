import type { ArtworkWords } from './words.ts';

export const words: ArtworkWords = {
  designs: {
    share: {
      subject: (name) => `Une création d’emballage pour vous : ${name}`,
      heading: 'Quelqu’un partage une création d’emballage avec vous',
      text: (until) => `Vous pouvez la consulter jusqu’au ${until}.`,
      copy: 'Vous pouvez aussi en faire votre propre copie et la poursuivre.',
      action: 'Ouvrir la création',
      footer: (shop) =>
        `Toute personne qui a ce lien peut voir la création. Vous recevez cet e-mail parce que quelqu’un a saisi votre adresse chez ${shop} ; si vous ne connaissez pas cette personne, n’en tenez pas compte.`,
    },
    remind: {
      subject: 'Poursuivez votre emballage sur un ordinateur',
      heading: 'Votre emballage vous attend',
      text: 'Vous avez demandé ce lien pour continuer votre création sur un écran plus grand.',
      facts: { product: 'Produit', quantity: 'Quantité' },
      action: 'Continuer la création',
      footer: (shop) =>
        `Vous recevez cet unique e-mail parce que cette adresse a été saisie chez ${shop}. Aucun autre ne suivra ; si ce n’était pas vous, n’en tenez pas compte.`,
    },
  },
};
