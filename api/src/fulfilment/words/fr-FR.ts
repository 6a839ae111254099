import type { FulfilmentWords } from './words.ts';

export const words: FulfilmentWords = {
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
    track: 'Suivre l’envoi',
    see: 'Voir la commande',
    pickUp: 'Retrait',
    footer: (shop) => `Vous recevez cet e-mail parce que vous avez commandé chez ${shop}.`,
  },
};
