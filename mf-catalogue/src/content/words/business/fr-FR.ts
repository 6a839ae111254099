import type { BusinessPages } from '../../content-words.ts';

export const frFR: BusinessPages = {
  holidays: {
    lead: 'Les jours où rien n’est fabriqué ni livré. Nos dates en tiennent déjà compte.',
    parts: [
      [
        'Ce que change un jour férié',
        'On fabrique les jours ouvrés du pays où se trouve l’usine et on livre pendant ceux du pays où va la marchandise. Chaque jour férié entre les deux décale la date d’un jour. La promesse de livraison, à côté de la boîte et dans le panier, les nomme tous.',
      ],
      [
        'Week-ends',
        'Le samedi et le dimanche, rien n’est fabriqué ni livré. Un jour férié qui tombe un week-end ne figure pas dans le tableau, sauf si la loi de son pays le reporte à un jour ouvré.',
      ],
      [
        'Avant un pont',
        'Une création validée avant 14 h, à l’heure de l’usine, entre en fabrication le même jour ouvré. À côté de chaque date, est indiqué jusqu’à quand elle tient.',
      ],
    ],
  },
  suppliers: {
    lead: 'Qui nous cherchons, ce que nous demandons, et la suite d’une candidature.',
    parts: [
      [
        'Qui nous cherchons',
        'Des fabricants de carton ondulé et compact, de coffrets rigides, de sacs en papier, d’enveloppes d’expédition, de rubans adhésifs, d’étiquettes et de textiles ; des imprimeurs flexo, numériques et offset ; des ateliers de finition ; des fabricants de papier et de carton ; des fabricants d’encres ; des transporteurs.',
      ],
      [
        'Ce que nous demandons',
        'Votre société avec son numéro de TVA et son pays, ce que vous fabriquez et les certificats que vous détenez, par exemple FSC, PEFC, ISO 9001, ISO 14001, BRCGS ou EcoVadis. Un certificat compte dès que son émetteur l’a confirmé.',
      ],
      [
        'Comment se présenter',
        'Remplissez le formulaire ci-dessous ou écrivez à {{email}}. Une candidature est reçue, examinée, puis acceptée ou refusée ; la décision vous parvient par e-mail.',
      ],
    ],
  },
  partners: {
    lead: 'Comment agences, éditeurs de logiciels et fabricants peuvent travailler avec nous.',
    parts: [
      [
        'Agences et graphistes',
        'Dessinez dans notre éditeur ou dans votre propre logiciel : le gabarit d’une boîte se télécharge exactement aux cotes voulues. Là où Plus est proposé, une entreprise donne des rôles à ses équipes, de la maquette à la validation.',
      ],
      [
        'Logiciels',
        'Prix, tracés, dates de livraison et commandes s’obtiennent par une interface ouverte. Chaque compte a ses propres clés, et les webhooks préviennent votre système quand une commande est payée ou expédiée.',
      ],
      [
        'Fabricants',
        'Qui fabrique des emballages, imprime ou vend des matières se présente comme fournisseur ; la page des fournisseurs dit comment.',
      ],
      [
        'Noms',
        'Aucun partenaire n’est nommé ici sans contrat ni accord, et personne ne peut payer pour être recommandé. Pour tout le reste, écrivez à {{email}}.',
      ],
    ],
  },
  affiliates: {
    lead: 'Comment un parrainage est récompensé, et ce que nous ne proposons pas.',
    parts: [
      [
        'Avec un compte',
        'Chaque compte a son lien et son code sous « Parrainer d’autres personnes ». Si quelqu’un passe par là et paie une première commande qui atteint le minimum, vous recevez tous deux un avoir. Montant et minimum sont affichés avant que vous ne transmettiez le lien.',
      ],
      [
        'Ce qui ne compte pas',
        'Un second compte à vous, la même adresse ou la même carte. Si la commande est annulée, les avoirs sont repris pour la part non dépensée.',
      ],
      [
        'Publicité',
        'Il n’y a ni réseau d’affiliation ni commission au clic. Qui recommande contre récompense doit le dire clairement ; le droit de la consommation l’exige.',
      ],
    ],
  },
  career: {
    lead: 'Les postes ouverts, et comment se présenter.',
    parts: [
      [
        'Postes ouverts',
        'Aucun poste n’est à pourvoir en ce moment. Quand il y en aura un, il figurera ici avec ses missions, son lieu, ses horaires et sa fourchette de salaire.',
      ],
      [
        'Ce que vous saurez d’abord',
        'Les candidats connaissent la fourchette avant le premier entretien, et personne ne demande ce qu’ils gagnaient. La directive (UE) 2023/970 exige l’un et l’autre.',
      ],
      [
        'Candidature spontanée',
        'Écrivez à {{email}} ce que vous savez faire et ce que vous aimeriez faire. Photo, âge et famille ne comptent pas. Vos documents ne servent qu’à vous répondre ; une ligne à la même adresse suffit pour les faire effacer.',
      ],
    ],
  },
  press: {
    lead: 'La boutique en bref, et à qui s’adresser.',
    parts: [
      [
        'En bref',
        '{{brand}} vend des emballages imprimés aux couleurs du client, dès 30 pièces, sur douze marchés et en onze langues. Le tracé, le poids et le prix d’une boîte sont calculés à partir de sa géométrie pendant qu’on tape les cotes, et le prix est affiché poste par poste.',
      ],
      [
        'Images',
        'Les boîtes et les tracés de ces pages sont dessinés par la boutique elle-même. Vous pouvez en montrer des captures d’écran quand vous parlez d’elle.',
      ],
      [
        'Ce que nous ne publions pas',
        'Aucun chiffre d’affaires, nombre de clients ou part de marché n’est donné ici, et personne n’est cité sans son accord.',
      ],
      [
        'Questions',
        'Écrivez à {{email}} ou appelez le {{phone}}. Dites-nous pour qui vous écrivez et pour quand il vous faut la réponse.',
      ],
    ],
  },
  leadership: {
    lead: 'Qui répond de la boutique, et comment joindre ceux qui décident.',
    parts: [
      [
        'Qui est responsable',
        'La boutique est tenue par {{company}}. Le nom de ses représentants figure au registre public, sous le numéro indiqué plus haut ; chacun peut le consulter.',
      ],
      [
        'Ce qui se vérifie',
        'Nous ne racontons pas ici d’histoires à succès. Les prix sont montrés avec leurs postes, les dates avec leurs raisons, et l’empreinte d’une boîte avec le jeu de facteurs dont elle vient.',
      ],
      [
        'Écrire à la direction',
        'Envoyez une lettre à l’adresse ci-dessus ou un e-mail à {{email}} avec le mot « Direction » en objet. Pour une commande, indiquez son numéro.',
      ],
    ],
  },
  whistleblowingPolicy: {
    lead: 'Comment signaler une infraction chez nous, et ce qui vous protège alors.',
    parts: [
      [
        'Qui peut signaler quoi',
        'Salariés, candidats, fournisseurs et leurs équipes, et quiconque a appris par son travail une infraction chez {{company}} : fraude, produit dangereux, atteinte à l’environnement, abus de données personnelles. Un défaut de commande relève de la page de contact.',
      ],
      [
        'Comment signaler',
        'Écrivez à {{email}} avec « Signalement » en objet, ou envoyez une lettre portant « Signalement, confidentiel » à l’adresse ci-dessus. Une lettre peut être anonyme. Dites ce qui s’est passé, où et quand, et ce qui le montre. Sur demande, nous nous rencontrons.',
      ],
      [
        'Ce qui suit',
        'Sous 7 jours nous accusons réception, sous 3 mois nous disons ce qui a été fait. Seules les personnes qui traitent le signalement savent qui vous êtes. Votre nom n’est transmis qu’avec votre accord, sauf si une loi l’exige.',
      ],
      [
        'Pas de représailles',
        'Nul ne peut être licencié, défavorisé ou perdre un contrat pour un signalement de bonne foi ou pour y avoir aidé. Dans l’UE, cela découle de la directive (UE) 2019/1937. Qui signale sciemment une chose fausse n’est pas protégé.',
      ],
      [
        'Autorités',
        'Vous pouvez à tout moment saisir l’autorité compétente de votre pays, sans passer d’abord par nous.',
        'Sur ce marché, les signalements sont reçus par exemple par cette autorité : {{authority}}.',
      ],
    ],
  },
};
