import type { CustomerWords } from './words.ts';

export const words: CustomerWords = {
  identity: {
    confirm: {
      subject: (shop) => `Confirmez votre adresse e-mail pour ${shop}`,
      heading: 'Confirmez votre adresse e-mail',
      paragraphs: [
        'Votre compte est prêt ; votre panier et vos créations s’y trouvent déjà.',
        'Confirmez cette adresse pour recevoir les nouvelles de vos commandes. Le lien est valable 14 jours.',
      ],
      action: 'Confirmer l’adresse',
      footer: (shop) =>
        `Vous recevez cet e-mail parce que cette adresse a servi à créer un compte chez ${shop}. Ce n’était pas vous ? Vous n’avez rien à faire.`,
    },
    account: (email) => `Il s’agit du compte ${email}.`,
    reset: {
      subject: (shop) => `Choisissez un nouveau mot de passe pour ${shop}`,
      heading: 'Choisissez un nouveau mot de passe',
      paragraphs: [
        'Le lien ci-dessous vous permet de choisir un nouveau mot de passe. Il fonctionne une seule fois, pendant deux heures.',
      ],
      action: 'Choisir un nouveau mot de passe',
      footer: (shop) =>
        `Vous recevez cet e-mail parce qu’un nouveau mot de passe a été demandé chez ${shop}. Ce n’était pas vous ? Votre mot de passe reste inchangé.`,
    },
    email: {
      subject: (shop) => `Confirmez votre nouvelle adresse e-mail pour ${shop}`,
      heading: 'Confirmez votre nouvelle adresse e-mail',
      paragraphs: [
        'Vous souhaitez désormais utiliser cette adresse pour votre compte.',
        'Le changement prend effet dès que vous le confirmez. Le lien fonctionne une seule fois, pendant 24 heures.',
      ],
      action: 'Utiliser cette adresse',
      footer: (shop) =>
        `Vous recevez cet e-mail parce que cette adresse a été saisie pour un compte chez ${shop}. Ce n’était pas vous ? Vous n’avez rien à faire.`,
    },
    emailNotice: {
      subject: (shop) => `Votre adresse e-mail chez ${shop} va changer`,
      heading: 'Une autre adresse e-mail a été demandée',
      paragraphs: [
        'Une personne qui connaît votre mot de passe a demandé une autre adresse e-mail pour votre compte. Le changement prend effet dès que la nouvelle adresse est confirmée.',
        'Ce n’était pas vous ? Connectez-vous tout de suite et choisissez un nouveau mot de passe.',
      ],
      footer: (shop) =>
        `Vous recevez cet e-mail parce qu’il concerne la sécurité de votre compte chez ${shop}.`,
    },
    passwordChanged: {
      subject: (shop) => `Votre mot de passe chez ${shop} a été modifié`,
      heading: 'Votre mot de passe a été modifié',
      paragraphs: [
        'Tous les autres appareils ont été déconnectés et toutes les clés d’API révoquées.',
        'Ce n’était pas vous ? Demandez tout de suite un nouveau mot de passe sur la page de connexion.',
      ],
      footer: (shop) =>
        `Vous recevez cet e-mail parce qu’il concerne la sécurité de votre compte chez ${shop}.`,
    },
  },
  privacy: {
    export: {
      subject: (shop) => `Vos données de ${shop} sont prêtes`,
      heading: 'Vos données sont prêtes',
      paragraphs: [
        'La copie de tout ce que nous conservons à votre sujet est prête, avec la liste de vos fichiers.',
        'Le lien fonctionne une seule fois, pendant 7 jours. La copie est ensuite supprimée.',
      ],
      action: 'Télécharger mes données',
      footer: (shop) =>
        `Vous recevez cet e-mail parce que vous avez demandé une copie de vos données chez ${shop}.`,
    },
    exportPage: {
      title: 'Vos données',
      question: 'La copie ne peut être téléchargée qu’une fois. Enregistrez-la à l’abri des regards.',
      button: 'Télécharger',
      done: 'La copie a été téléchargée.',
      void: 'Ce lien a déjà servi ou a expiré. Demandez une nouvelle copie sur la page « Confidentialité et données » de votre compte.',
    },
    erase: {
      subject: (shop) => `Confirmez la suppression de votre compte chez ${shop}`,
      heading: 'Supprimer votre compte ?',
      paragraphs: [
        'Vous avez demandé la suppression de votre compte et de toutes les données personnelles qu’il contient.',
        'Confirmez-la avec le lien ci-dessous. Il fonctionne une seule fois, pendant 24 heures. D’ici là, rien ne se passe.',
      ],
      action: 'Supprimer mon compte',
      footer: (shop) =>
        `Vous recevez cet e-mail parce que la suppression de votre compte chez ${shop} a été demandée. Ce n’était pas vous ? Changez votre mot de passe.`,
    },
    erasePage: {
      title: 'Supprimer votre compte',
      question: 'Voulez-vous supprimer votre compte et toutes les données personnelles qu’il contient ?',
      button: 'Oui, supprimer mon compte',
      done: 'C’est confirmé. Un e-mail vous indique le jour de la suppression et comment y renoncer.',
      void: 'Ce lien a déjà servi ou a expiré. Demandez à nouveau la suppression sur la page « Confidentialité et données » de votre compte.',
    },
    scheduled: {
      subject: (shop) => `Votre compte chez ${shop} va être supprimé`,
      heading: 'Votre compte va être supprimé',
      paragraphs: (day) => [
        `Le ${day}, votre compte, vos adresses, paniers, créations et fichiers seront supprimés. D’ici là, vous pouvez vous connecter et y renoncer.`,
        'Nous conservons les factures et les montants de vos commandes aussi longtemps que la loi fiscale l’exige. Les commandes en route sont d’abord livrées.',
        'C’est le dernier e-mail à ce sujet.',
      ],
      action: 'Renoncer à la suppression',
      footer: (shop) =>
        `Vous recevez cet e-mail parce que la suppression de votre compte chez ${shop} a été confirmée.`,
    },
  },
  newsletter: {
    confirm: {
      subject: (shop) => `Confirmez votre inscription à la lettre d’information de ${shop}`,
      heading: 'Souhaitez-vous recevoir notre lettre d’information ?',
      paragraphs: [
        'Cette adresse a été saisie pour notre lettre d’information. Confirmez-la et vous recevrez le prochain numéro.',
        'Sans votre confirmation, vous ne recevrez plus rien.',
      ],
      action: 'Oui, je m’inscris',
      footer: (shop) =>
        `Vous recevez cet e-mail parce que cette adresse a été saisie pour la lettre d’information de ${shop}.`,
    },
    welcome: {
      subject: (shop) => `Bienvenue parmi les lecteurs de la lettre d’information de ${shop}`,
      heading: 'Vous êtes sur la liste',
      paragraphs: [
        'Vous recevez désormais notre lettre d’information. Vous pouvez vous désinscrire à tout moment avec le lien ci-dessous.',
      ],
      action: 'Se désinscrire',
      footer: (shop) =>
        `Vous recevez cet e-mail parce que vous vous êtes inscrit(e) à la lettre d’information de ${shop}.`,
    },
    confirmPage: {
      title: 'Lettre d’information',
      question: 'Souhaitez-vous recevoir notre lettre d’information ?',
      button: 'Oui, m’inscrire',
      done: 'Votre inscription est confirmée. Merci.',
      void: 'Ce lien ne fonctionne plus. Saisissez à nouveau votre adresse dans le formulaire de la lettre d’information.',
    },
    unsubscribePage: {
      title: 'Lettre d’information',
      question: 'Souhaitez-vous ne plus recevoir notre lettre d’information ?',
      button: 'Oui, me désinscrire',
      done: 'Vous êtes désinscrit(e). Vous ne recevrez plus aucun numéro.',
      void: 'Ce lien ne correspond à aucune inscription.',
    },
  },
};
