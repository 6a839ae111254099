import type { PlusMailWords } from './words.ts';

export const words: PlusMailWords = {
  invitation: {
    subject: (company) => `${company} vous invite à commander ensemble`,
    heading: 'Vous êtes invité dans une entreprise',
    text: (company, shop) => `${company} souhaite que vous rejoigniez son compte chez ${shop}.`,
    until: 'Valable jusqu’au',
    role: 'Votre rôle',
    roles: {
      viewer: 'Consultation',
      designer: 'Création',
      requester: 'Commande',
      approver: 'Approbation',
      finance: 'Finances',
      admin: 'Administration',
    },
    action: 'Voir l’invitation',
    footer: (shop) =>
      `Quiconque possède ce lien peut accepter à votre place. Si vous ne connaissez pas l’entreprise, ignorez ce message de ${shop}.`,
    page: {
      title: 'Rejoindre une entreprise',
      question: 'Voulez-vous rejoindre l’entreprise qui vous a invité ?',
      button: 'Oui, rejoindre',
      done: 'Vous faites maintenant partie de l’entreprise. Connectez-vous pour commander en son nom.',
      void: 'Cette invitation a été utilisée, retirée ou a expiré. Demandez-en une nouvelle à l’entreprise.',
    },
    noAccount:
      'Aucun compte n’existe encore avec l’adresse invitée. Inscrivez-vous avec elle, confirmez-la avec le lien de notre e-mail, puis rouvrez ce lien.',
    takenOver:
      'Vous faites partie de l’entreprise. L’adresse du compte n’était pas encore confirmée : le mot de passe et toutes les connexions ont donc pris fin, et nous vous envoyons un lien pour choisir un nouveau mot de passe.',
  },
  approval: {
    asked: {
      subject: (number) => `La commande ${number} attend votre approbation`,
      heading: 'Une commande attend une approbation',
      text: 'Une personne de votre entreprise veut commander plus que la limite ne le permet. La commande pourra être passée dès que quelqu’un l’aura approuvée.',
    },
    approved: {
      subject: (number) => `La commande ${number} est approuvée`,
      heading: 'Votre commande est approuvée',
      text: 'Vous pouvez maintenant la passer. Toute modification demande une nouvelle approbation.',
    },
    declined: {
      subject: (number) => `La commande ${number} est refusée`,
      heading: 'Votre commande est refusée',
      text: 'Elle n’est pas passée. Vous pouvez la modifier et redemander l’approbation.',
    },
    expired: {
      subject: (number) => `Personne n’a décidé de la commande ${number}`,
      heading: 'Votre demande a expiré',
      text: 'Personne n’a décidé à temps. Vous pouvez refaire la demande.',
    },
    company: 'Entreprise',
    order: 'Commande',
    po: 'Bon de commande',
    total: 'Total',
    note: 'Remarque',
    reason: 'Motif',
    action: 'Voir les commandes',
    footer: (shop) => `Vous recevez ce message parce que votre entreprise commande chez ${shop}.`,
  },
  pro: {
    received: {
      subject: (shop) => `Nous avons votre demande pour ${shop} Pro`,
      heading: 'Votre demande est arrivée',
      text: 'Nous l’étudions et vous écrivons.',
    },
    in_progress: {
      subject: (shop) => `Nous étudions votre demande pour ${shop} Pro`,
      heading: 'Quelqu’un s’en occupe',
      text: 'L’un de nous a pris votre demande en charge et vous appellera peut-être avec des questions.',
    },
    accepted: {
      subject: (shop) => `Bienvenue chez ${shop} Pro`,
      heading: 'Vous êtes admis',
      text: 'Votre demande est acceptée. Répondez à ce message pour parler de votre premier projet.',
    },
    declined: {
      subject: (shop) => `Votre demande pour ${shop} Pro`,
      heading: 'Nous ne pouvons pas vous admettre maintenant',
      text: 'Nous sommes désolés : le programme ne correspond pas à ce que vous avez décrit. Vous pouvez commander comme avant.',
    },
    footer: (shop) =>
      `Vous recevez ce message parce qu’une demande a été envoyée avec cette adresse chez ${shop}.`,
  },
  supplier: {
    received: {
      subject: (shop) => `Nous avons votre candidature de fournisseur de ${shop}`,
      heading: 'Votre candidature est arrivée',
      text: 'Notre service des achats l’étudie et vous écrit.',
    },
    in_review: {
      subject: (shop) => `${shop} étudie votre candidature`,
      heading: 'Votre candidature est à l’étude',
      text: 'Nous vous demanderons peut-être des échantillons, des prix ou des certificats.',
    },
    accepted: {
      subject: (shop) => `Bienvenue parmi les fournisseurs de ${shop}`,
      heading: 'Votre candidature est acceptée',
      text: 'Nous vous écrirons dès que nous aurons un travail qui convient.',
    },
    declined: {
      subject: (shop) => `Votre candidature de fournisseur de ${shop}`,
      heading: 'Nous ne pouvons pas travailler ensemble maintenant',
      text: 'Merci de votre candidature. Ce que vous fabriquez ne correspond pas à nos besoins actuels.',
    },
    footer: (shop) =>
      `Vous recevez ce message parce que quelqu’un a postulé avec cette adresse chez ${shop}.`,
  },
};
