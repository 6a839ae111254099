import { counted } from '../counted.ts';
import type { TradeMailWords } from '../words.ts';

const pieces = counted('fr-FR', { one: 'pièce', many: 'de pièces', other: 'pièces' });

export const orders: TradeMailWords = {
  orders: {
    subject: (shop, number) => `Votre commande ${number} chez ${shop} est enregistrée`,
    heading: 'Merci, votre commande est enregistrée',
    paid: 'Nous avons bien reçu votre paiement.',
    waiting:
      'Virez la somme due sur le compte ci-dessous en indiquant le numéro de commande comme référence. La production commence dès réception de la somme.',
    production:
      'Votre visuel est imprimé exactement tel que vous l’avez validé. Vous trouverez la commande, ses créations et ses fichiers d’impression dans votre compte.',
    number: 'Numéro de commande',
    total: 'Montant total',
    pieces: 'Nombre de pièces',
    reference: 'Référence du virement',
    transfer: 'À virer maintenant',
    due: 'Échéance du',
    account: 'Numéro de compte',
    swift: 'SWIFT',
    demonstration: 'Ceci est un compte de démonstration : n’y virez pas d’argent.',
    action: 'Voir la commande',
    footer: (shop) => `Vous recevez cet e-mail parce que vous avez commandé chez ${shop}.`,
  },
  schedules: {
    subject: {
      due: (number) => `La prochaine échéance de la commande ${number} approche`,
      overdue: (number) => `Une échéance de la commande ${number} est dépassée`,
    },
    heading: {
      due: 'La prochaine échéance approche',
      overdue: 'Une échéance de votre commande est dépassée',
    },
    how: 'Réglez-la par carte sur la page ci-dessous, ou par virement sur ce compte avec le numéro de commande comme référence. Si vous avez déjà payé, vous n’avez rien à faire.',
    demonstration: 'Ceci est un compte de démonstration : n’y virez pas d’argent.',
    number: 'Numéro de commande',
    part: 'Échéance',
    amount: 'Montant',
    due: 'À régler le',
    account: 'Numéro de compte',
    swift: 'SWIFT',
    reference: 'Référence du virement',
    action: 'Régler cette échéance',
    footer: (shop) =>
      `Vous recevez cet e-mail parce que vous réglez une commande chez ${shop} en plusieurs fois.`,
  },
  cancellation: {
    subject: (shop, number) => `Votre commande ${number} chez ${shop} est annulée`,
    heading: 'Votre commande est annulée',
    receipt: 'Rien n’en sera fabriqué ni expédié.',
    withdrawn: 'Nous avons bien reçu votre rétractation. Cet e-mail vous en accuse réception.',
    refund:
      'Ce que vous avez payé vous est remboursé par le même moyen de paiement. Les banques mettent jusqu’à dix jours ouvrés.',
    nothingPaid:
      'Vous n’avez encore rien payé : il n’y a donc rien à rembourser. Merci de ne faire aucun virement.',
    number: 'Numéro de commande',
    when: 'Annulée le (UTC)',
    amount: 'Remboursement',
    creditNote: 'Facture d’avoir',
    action: 'Voir la commande',
    footer: (shop) => `Vous recevez cet e-mail parce que vous avez commandé chez ${shop}.`,
  },
  refunds: {
    subject: (shop, number) => `Remboursement pour votre commande ${number} chez ${shop}`,
    heading: 'Nous vous remboursons',
    why: {
      part: 'Nous vous remboursons le montant indiqué ci-dessous. Pour le reste, rien ne change à votre commande.',
      surplus: 'Vous avez payé plus que le prix de votre commande. Nous vous remboursons la différence.',
      late: 'Votre paiement nous est parvenu après l’annulation de la commande, nous vous le rendons donc.',
    },
    way: {
      gateway:
        'L’argent vous revient par le moyen de paiement que vous avez utilisé. Les banques mettent jusqu’à dix jours ouvrés.',
      transfer:
        'Nous virons le montant sur votre compte bancaire. S’il nous manque le numéro de compte, nous vous le demanderons.',
      wallet: 'Le montant est déjà dans votre porte-monnaie et peut servir pour votre prochaine commande.',
    },
  },
  offers: {
    subject: (number) => `Votre offre pour la demande ${number}`,
    heading: 'Votre offre est prête',
    text: (until) =>
      `Les prix sont valables jusqu’au ${until}. Choisissez les quantités qui vous conviennent et commandez-les.`,
    pieces,
    net: (amount) => `${amount} HT`,
    action: 'Consulter l’offre',
    footer: (shop) =>
      `Toute personne qui a ce lien peut accepter l’offre. Vous recevez cet e-mail parce qu’un devis a été demandé avec cette adresse chez ${shop}.`,
  },
  quotes: {
    subject: (number) => `Nous avons bien reçu votre demande de devis ${number}`,
    heading: 'Votre demande de devis est arrivée',
    paragraphs: (name, until) => [
      `Bonjour ${name},`,
      `Nous l’étudions et vous répondons au plus tard le ${until}.`,
    ],
    facts: {
      number: 'Numéro',
      product: 'Produit',
      size: 'Dimensions intérieures',
      quantities: 'Nombre de pièces',
    },
    action: 'Voir la demande',
    footer: (shop) =>
      `Vous recevez cet e-mail parce qu’un devis a été demandé avec cette adresse chez ${shop}.`,
  },
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
      pieces,
      action: 'Continuer la création',
      footer: (shop) =>
        `Vous recevez cet unique e-mail parce que cette adresse a été saisie chez ${shop}. Aucun autre ne suivra ; si ce n’était pas vous, n’en tenez pas compte.`,
    },
  },
  approvals: {
    subject: (number) => `Merci de valider le bon à tirer de la commande ${number}`,
    heading: 'Votre bon à tirer est prêt',
    text: 'Regardez attentivement chaque fichier : ce que vous validez est ce que nous imprimons. La production attend votre réponse.',
    order: 'Commande',
    note: 'Remarque',
    action: 'Voir le bon à tirer',
    footer: (shop) =>
      `Toute personne qui a ce lien peut valider le bon à tirer. Vous recevez cet e-mail parce que vous avez commandé chez ${shop}.`,
    page: {
      title: (number) => `Bon à tirer de la commande ${number}`,
      intro: 'Regardez attentivement chaque fichier : ce que vous validez est ce que nous imprimons.',
      file: (index) => `Fichier d’impression ${index} (PDF)`,
      approve: 'Je valide : imprimez ainsi',
      reject: 'Je refuse : quelque chose doit changer',
      reason: 'Que faut-il changer ? Nécessaire en cas de refus.',
      email: 'Votre adresse e-mail',
      send: 'Envoyer la décision',
      approved: 'Ce bon à tirer est validé. La production peut commencer.',
      rejected: 'Ce bon à tirer est refusé. Nous le corrigeons et vous écrivons à nouveau.',
      superseded:
        'Un bon à tirer plus récent a remplacé celui-ci. Ouvrez le lien de l’e-mail le plus récent.',
      canceled: 'Cette commande est annulée ; il n’y a rien à décider.',
      reasonMissing: 'Indiquez ce qui doit changer, puis envoyez à nouveau.',
      fields: 'Choisissez l’une des deux réponses, indiquez votre adresse e-mail et envoyez à nouveau.',
    },
  },
  shipments: {
    subject: (shop, number) => `Votre commande ${number} chez ${shop} est en route`,
    heading: 'Votre commande est en route',
    whole: 'Nous avons remis vos emballages au transporteur.',
    part: 'Nous avons remis une partie de votre commande au transporteur. Le reste suit, avec son propre e-mail.',
    collect: 'Vos emballages sont prêts à être retirés.',
    number: 'Numéro de commande',
    carrier: 'Transporteur',
    tracking: 'Numéro de suivi',
    pieces,
    track: 'Suivre l’envoi',
    see: 'Voir la commande',
    pickUp: 'Retrait',
    footer: (shop) => `Vous recevez cet e-mail parce que vous avez commandé chez ${shop}.`,
  },
};
