import type { ContentWords } from '../content-words.ts';
import { frFR as application } from './application/fr-FR.ts';
import { frFR as business } from './business/fr-FR.ts';
import { frFR as range } from './range/fr-FR.ts';

export const frFR: ContentWords = {
  seeAlso: 'Voir aussi',
  demonstration: 'Ce sont les données d’une société de démonstration. Personne n’exerce sous ce nom.',
  company: {
    name: 'Société',
    address: 'Adresse',
    registration: 'Numéro de registre',
    vatId: 'Numéro de TVA',
    email: 'E-mail',
    phone: 'Téléphone',
  },
  doors: {
    quote: 'Demander un devis',
    plus: 'Le programme Plus',
    account: 'Votre compte',
    api: 'Documentation de l’interface',
  },
  calendar: {
    caption: 'Jours chômés exclus de nos délais (fabrication : {{production}}, livraison : {{delivery}})',
    date: 'Jour',
    holiday: 'Jour férié',
    rests: 'Ce qui s’arrête',
    production: 'Fabrication',
    delivery: 'Livraison',
    both: 'Fabrication et livraison',
    failed: 'Le calendrier ne peut pas être affiché. Les dates du panier en tiennent compte malgré tout.',
  },
  application,
  pages: {
    ...business,
    ...range,
    about: {
      lead: 'Nous fabriquons des emballages imprimés à votre image et montrons de quoi chaque chiffre est fait.',
      parts: [
        [
          'Ce que nous faisons',
          'Vous saisissez les cotes de ce que vous emballez. Le tracé, la boîte montée, le poids et le prix suivent aussitôt, calculés d’après la géométrie réelle de la boîte et non d’après un tableau de tailles. La plus petite commande est de 30 pièces d’une création.',
        ],
        [
          'Comment nous calculons les prix',
          'Chaque prix est la somme de ses postes : calage, clichés, carton, impression, finition, découpe et collage, transport. Vous les voyez tous, et si un tirage plus grand coûte moins au total, nous le disons avant le paiement.',
        ],
        [
          'Comment nous donnons les dates',
          'La production dure 21 jours, soit 15 jours ouvrés, à partir de votre validation. Les jours fériés de votre pays sont comptés. Quand la production express est possible, son prix et sa date figurent à côté des autres.',
        ],
      ],
    },
    contact: {
      lead: 'Écrivez ou appelez : une personne répond.',
      parts: [
        [
          'Avant d’écrire',
          'Pour une commande, indiquez son numéro ; il figure dans l’objet de chacun de nos e-mails. Pour une question sur une boîte, envoyez le lien de la barre d’adresse : il contient les cotes et tous les choix.',
        ],
        [
          'Si quelque chose ne va pas',
          'Envoyez des photos et le nombre de pièces concernées à {{email}}. Nous répondons ce que nous ferons et pour quand.',
        ],
      ],
    },
    help: {
      lead: 'De courtes réponses aux questions les plus fréquentes.',
      parts: [
        [
          'Commander',
          'Choisissez un produit, saisissez les cotes intérieures, placez votre visuel sur les faces et choisissez une quantité. Inutile de connaître le carton exact : chaque choix montre ce qu’il change au prix et au poids.',
        ],
        [
          'Fichiers',
          'PDF, SVG, PNG et JPEG. Un PDF vectoriel le reste dans le fichier d’impression. Les images peuvent avoir jusqu’à 7000 × 7000 pixels.',
        ],
        [
          'Modifier et annuler',
          'Une commande peut être annulée dans le compte jusqu’au début de sa production ; la somme est remboursée par le même moyen de paiement. Une commande passée ne se modifie pas : pour une autre adresse ou un autre visuel, annulez-la et commandez de nouveau.',
        ],
        [
          'Livraison',
          'Le panier montre la plage de jours, la raison de chaque retard et l’heure limite de commande pour que la date tienne.',
        ],
        [
          'Packs d’échantillons',
          'Un pack contient jusqu’à huit échantillons de cartons et d’impressions, à un prix unique et livraison gratuite. Quand la production de votre prochaine commande d’emballages commence, nous remboursons le prix d’un pack par le même moyen de paiement, une fois par client.',
        ],
        [
          'Commande minimale et quantités',
          'Le minimum est de 30 pièces d’une même création dans un même format ; au-delà, la quantité est libre. Les paliers de prix commencent à 30, 60, 90, 120, 240, 500, 750, 1000, 1500, 2000 et 2500 pièces : entre deux paliers, le prix unitaire est celui du palier inférieur.',
        ],
        [
          'De quoi se compose le prix',
          'Le prix additionne calage, clichés, carton, impression, finition, découpe et collage, transport ; la livraison par transporteur est comprise. Calage et clichés coûtent autant pour tout tirage, donc le prix unitaire baisse avec la quantité. Juste sous un palier, un plus grand tirage peut coûter moins au total : 500 pièces moins que 480.',
        ],
        [
          'Modes de paiement et échéances',
          'Vous payez par carte ou par virement ; dans la boutique des États-Unis, par carte seulement. Avec un virement, la production démarre à réception du paiement. Sur certains marchés, les entreprises peuvent payer les commandes importantes en deux ou trois échéances ; montants et dates s’affichent lors du paiement.',
        ],
        [
          'TVA et factures',
          'Saisissez votre numéro de TVA lors de la commande ; nous le vérifions dans le registre officiel. Avec un numéro vérifié, les entreprises de l’UE hors de Pologne achètent les produits sans TVA et la déclarent elles-mêmes (livraison intracommunautaire ; pour les services, autoliquidation). Après le paiement, la facture en PDF est avec la commande, dans votre compte.',
        ],
        [
          'Production express',
          'Là où elle est possible, elle fait gagner jusqu’à 4 jours ouvrés pour 5000 pièces au plus, ou jusqu’à 7 jours pour 1000 pièces au plus sans clichés. Supplément et date s’affichent avant la commande.',
        ],
        [
          'Pays de livraison et douane',
          'La boutique internationale livre dans l’UE, au Royaume-Uni, en Suisse et en Norvège ; les autres dans leur pays, certaines aussi dans des pays voisins. Pour la Suisse et la Norvège : pas de TVA, 40 EUR pour la douane ; des frais d’importation peuvent être dus à l’arrivée, et le dédouanement n’est pas compris dans les dates.',
        ],
        [
          'Retours et réclamations',
          'Les produits faits à votre création ou à vos cotes ne donnent pas droit à rétractation ; vous pouvez annuler jusqu’au début de la production. Les consommateurs peuvent renvoyer les produits en stock dans les 14 jours. En cas de défaut, envoyez des photos et le nombre de pièces concernées à {{email}} : nous fabriquons à nouveau ou remboursons.',
        ],
        [
          'Fond perdu, couleurs et polices',
          'Faites déborder les fonds de la valeur du fond perdu et gardez les textes dans la zone de sécurité ; l’éditeur montre les deux, 3 ou 5 mm pour la plupart des boîtes. Les images demandent 300 dpi à leur taille d’impression. Nous imprimons en CMJN ; le kraft assombrit les couleurs. Dans un PDF, incorporez les polices ou vectorisez-les.',
        ],
        [
          'Gabarits et tracé personnel',
          'Avec « Télécharger le gabarit », dans le configurateur et l’éditeur, vous obtenez le tracé de découpe de votre format en PDF, SVG ou DXF. Pour votre propre tracé, demandez un devis et joignez-le en PDF, AI ou EPS.',
        ],
        [
          'Mesurer et choisir le carton',
          'Saisissez les cotes intérieures : longueur, largeur et hauteur, avec quelques millimètres de jeu. La cannelure E (1,5 mm) convient à une impression fine, la cannelure B (3 mm) à des produits plus lourds, le carton plat à des objets légers en rayon.',
        ],
        [
          'Contact alimentaire',
          'Nous ne déclarons aucun emballage apte au contact direct avec les aliments. Cela dépend du carton, de l’encre et de l’aliment : demandez-nous avant de commander.',
        ],
        [
          'Recyclage et responsabilité du producteur (REP)',
          'Les boîtes de carton ondulé et de carton plat sans film vont au recyclage du papier. Dans beaucoup de pays, qui vend des produits emballés doit s’enregistrer et déclarer ses emballages ; nous ne le faisons pas pour vous. La page du produit indique le poids du carton.',
        ],
        [
          'Commander à nouveau et créations enregistrées',
          'Dans votre compte, « Commander à nouveau » met les lignes de la commande dans le panier aux prix du jour, avec la création imprimée. Vos créations y sont enregistrées sous « Créations ».',
        ],
        [
          'Compte d’entreprise et approbations',
          'Avec Plus, une entreprise donne des rôles et des plafonds ; une commande au-delà du plafond attend une approbation. Votre numéro de bon de commande figure sur la facture. Plus existe dans la boutique internationale et celles d’Allemagne, de France, d’Italie, de Pologne et du Royaume-Uni.',
        ],
        [
          'Suivi du colis et adresse de livraison',
          'Quand un colis part, vous recevez un e-mail avec le numéro de suivi et un lien vers le transporteur. Pour une autre adresse, voir « Modifier et annuler ».',
        ],
      ],
    },
    services: {
      lead: 'Ce que vous pouvez ajouter à une commande ; les prix sont dans le panier.',
      parts: [
        [
          'Contrôle des fichiers par un expert',
          'Un expert du prépresse regarde le visuel d’une ligne avant sa fabrication et vous écrit s’il faut changer quelque chose.',
        ],
        [
          'Garantie de réimpression',
          'Les boîtes abîmées dans votre entrepôt sous 12 mois sont refaites une fois sans frais. Vos droits légaux restent inchangés.',
        ],
        [
          'Arbres plantés',
          'Des arbres sont plantés avec votre commande, autant que vous voulez. Ils ne compensent pas ce que les boîtes émettent.',
        ],
        [
          'Packs d’échantillons',
          'Jusqu’à huit échantillons de cartons et de produits, à toucher avant de commander.',
        ],
      ],
    },
    sustainability: {
      lead: 'Ce que nous pouvons dire avec un chiffre, et ce que nous ne pouvons pas.',
      parts: [
        [
          'Une boîte à la bonne taille',
          'La meilleure économie est le carton qu’on n’utilise pas. La recherche de taille range ce que vous envoyez et propose la plus petite boîte qui le contient, avec son poids.',
        ],
        [
          'Empreinte',
          'La page d’une boîte donne son empreinte en kg CO₂e et le jeu de facteurs publié dont elle est tirée. Si aucun jeu ne couvre une matière, nous ne montrons pas de chiffre. Les chiffres de jeux différents ne sont jamais additionnés.',
        ],
        [
          'Arbres',
          'Vous pouvez ajouter des arbres plantés à une commande. Nous comptons un arbre dès que sa commande est payée, et n’appelons aucune boîte neutre en carbone.',
        ],
      ],
    },
    ecoProperties: {
      lead: 'Ce que veulent dire les mots sur nos boîtes.',
      parts: [
        [
          'Recyclable',
          'Les boîtes en carton ondulé ou plat sans film vont au tri du papier. Une boîte pelliculée se recycle moins bien ; le configurateur indique le film parmi les finitions, vous pouvez donc vous en passer.',
        ],
        [
          'Recyclé et compostable',
          'Les enveloppes recyclées sont faites de plastique qui était un déchet. Les compostables sont prévues pour le compostage industriel ; seule votre commune sait si elle les collecte.',
        ],
        [
          'Encres',
          'Une impression en une couleur sur carton brun demande moins d’encre qu’une quadrichromie. L’impression est un poste à part du prix.',
        ],
      ],
    },
    fscCertification: {
      lead: 'Ce que signifie la certification FSC, et ce que nous pouvons en dire.',
      parts: [
        [
          'Ce qu’elle signifie',
          'Le Forest Stewardship Council certifie des forêts et chaque entreprise par les mains de laquelle passe leur bois. Une mention comme « FSC Mix » ou « FSC Recycled » sur une boîte ne vaut que si le dernier de la chaîne, l’imprimeur, est certifié lui aussi.',
        ],
        [
          'Ce que nous déclarons',
          'Notre certificat porte le numéro {{fsc}}. Chacun peut le chercher dans le registre public de FSC.',
          'Si aucun numéro ne figure sur cette page, nous n’avons pas de certificat. Dans ce cas, nous ne vendons aucune boîte comme certifiée et n’imprimons pas la marque FSC, quel que soit le carton.',
        ],
        [
          'Sur votre commande',
          'Avec un certificat, le service « Certificat FSC » apparaît aux lignes où il est valable et la mention figure sur votre facture. Sans lui, personne ne peut l’ajouter à une commande.',
        ],
        [
          'Ce que disent nos données',
          'Un carton est présenté avec la part de fibres recyclées que déclare son fournisseur. Cette part n’est pas une mention FSC et n’en remplace aucune.',
        ],
      ],
    },
    termsOfService: {
      lead: 'Ce qui vaut entre vous et nous quand vous commandez.',
      parts: [
        [
          'Contrat',
          'Le contrat est conclu quand nous confirmons votre commande par e-mail. Les prix sont ceux affichés avant le paiement, avec leurs postes et leur taxe. Le vendeur est {{company}}.',
        ],
        [
          'Paiement',
          'Vous payez par l’un des moyens proposés pour votre marché. Les entreprises peuvent échelonner le paiement des commandes importantes là où cela est proposé ; montants et dates sont affichés avant votre accord.',
        ],
        [
          'Production et livraison',
          'La production commence quand vous avez validé la création. Les dates figurent avec la commande ; si l’une ne peut être tenue, nous vous écrivons.',
        ],
        ['Visuels', 'Vous avez les droits sur ce que vous faites imprimer. La création reste la vôtre.'],
        [
          'Défauts',
          'La garantie légale de votre pays s’applique. Envoyez des photos à {{email}} ; nous fabriquons à nouveau ou remboursons.',
        ],
      ],
    },
    privacyPolicy: {
      lead: 'Ce que nous gardons sur vous, pourquoi, et comment l’obtenir ou le faire effacer.',
      parts: [
        [
          'Ce que nous gardons',
          'Pour une commande : nom, adresses, e-mail, la commande et ses fichiers, afin d’exécuter le contrat. Un visiteur sans compte n’est connu que par un numéro aléatoire, 365 jours au plus. La session d’un compte dure 31 jours et se prolonge à l’usage, un an au plus.',
        ],
        [
          'Consentement',
          'Avant votre choix, seul ce qu’il faut au fonctionnement de la boutique est stocké. Mesure d’audience et publicité ne commencent qu’après accord. Vous changez votre choix par « Choix de confidentialité » au bas de chaque page.',
        ],
        [
          'Une copie de vos données',
          'Dans votre compte, vous pouvez demander une copie. Le lien reçu sert une fois, dans les 7 jours.',
        ],
        [
          'Effacement',
          'Vous pouvez y faire effacer votre compte. Cela se fait après 14 jours ; d’ici là, vous pouvez y renoncer. L’effacement attend tant qu’une commande est en route. Les factures restent le temps que la loi fiscale exige.',
        ],
        [
          'À qui s’adresser',
          'Écrivez à {{email}}. Vous pouvez aussi saisir l’autorité de protection des données de votre pays.',
        ],
      ],
    },
    returnsPolicy: {
      lead: 'Fait pour vous : pas de rétractation. Produits en stock : 14 jours.',
      parts: [
        [
          'Produits faits pour vous',
          'Ce qui est imprimé à votre création ou coupé à vos cotes n’est fait que pour vous. Il n’y a pas de droit de rétractation (directive 2011/83/UE, article 16 c). Vous pouvez annuler jusqu’au début de la production.',
        ],
        [
          'Produits en stock',
          'Les consommateurs peuvent renvoyer les packs d’échantillons, les boîtes déjà imprimées et les boîtes neutres dans une taille en stock dans les 14 jours suivant la livraison, sans motif. Avant l’envoi, le lien de l’e-mail de commande suffit. Ensuite, écrivez à {{email}}.',
        ],
        [
          'Votre argent',
          'Nous remboursons le prix des produits et de la livraison standard par votre moyen de paiement. Les frais de renvoi sont à votre charge.',
        ],
        ['Produits défectueux', 'Rien de cela ne touche à vos droits légaux.'],
      ],
    },
    impressum: {
      lead: 'Qui est derrière cette boutique.',
      parts: [
        ['Responsable', '{{company}} répond du contenu de ces pages. {{brand}} est le nom de la boutique.'],
        [
          'Litiges',
          'Écrivez d’abord à {{email}} : presque tout se règle ainsi. Vous gardez le droit de saisir le médiateur compétent.',
        ],
      ],
    },
  },
};
