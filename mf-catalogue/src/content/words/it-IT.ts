import type { ContentWords } from '../content-words.ts';
import { itIT as application } from './application/it-IT.ts';
import { itIT as business } from './business/it-IT.ts';
import { itIT as range } from './range/it-IT.ts';

export const itIT: ContentWords = {
  seeAlso: 'Vedi anche',
  demonstration: 'Sono i dati di un’azienda dimostrativa. Nessuno opera con questo nome.',
  company: {
    name: 'Azienda',
    address: 'Indirizzo',
    registration: 'Numero di registro',
    vatId: 'Partita IVA',
    email: 'E-mail',
    phone: 'Telefono',
  },
  doors: {
    quote: 'Richiedi un preventivo',
    plus: 'Il programma Plus',
    account: 'Il suo account',
    api: 'Documentazione dell’interfaccia',
  },
  calendar: {
    caption:
      'Giorni non lavorativi esclusi dalle nostre date (produzione: {{production}}, consegna: {{delivery}})',
    date: 'Giorno',
    holiday: 'Festività',
    rests: 'Che cosa si ferma',
    production: 'Produzione',
    delivery: 'Consegna',
    both: 'Produzione e consegna',
    failed: 'Al momento il calendario non è disponibile. Le date nel carrello ne tengono conto comunque.',
  },
  application,
  pages: {
    ...business,
    ...range,
    about: {
      lead: 'Produciamo imballaggi con la sua stampa e mostriamo di che cosa è fatta ogni cifra.',
      parts: [
        [
          'Che cosa facciamo',
          'Lei digita la misura di ciò che imballa. Fustella, scatola montata, peso e prezzo appaiono subito, calcolati dalla geometria reale della scatola e non da una tabella di formati. L’ordine minimo è di 30 pezzi di un progetto.',
        ],
        [
          'Come calcoliamo i prezzi',
          'Ogni prezzo è la somma delle sue voci: avviamento, impianti, cartone, stampa, finitura, fustellatura e incollatura, trasporto. Lei le vede tutte, e se una tiratura maggiore costa meno in totale lo diciamo prima del pagamento.',
        ],
        [
          'Come promettiamo le date',
          'La produzione dura 21 giorni, cioè 15 giorni lavorativi, dalla sua approvazione. Le festività del suo Paese sono già calcolate. Dove è possibile la produzione express, prezzo e data sono indicati accanto a quelli normali.',
        ],
      ],
    },
    contact: {
      lead: 'Scriva o telefoni: risponde una persona.',
      parts: [
        [
          'Prima di scrivere',
          'Per un ordine indichi il numero, che è nell’oggetto di ogni nostra e-mail. Per una domanda su una scatola invii il link della barra degli indirizzi: contiene misura e tutte le scelte.',
        ],
        [
          'Se qualcosa non va',
          'Invii fotografie e il numero dei pezzi interessati a {{email}}. Rispondiamo che cosa faremo e per quando.',
        ],
      ],
    },
    help: {
      lead: 'Risposte brevi alle domande più frequenti.',
      parts: [
        [
          'Ordinare',
          'Scelga un prodotto, digiti la misura interna, metta la grafica sui lati e scelga la quantità. Non serve conoscere il cartone esatto: ogni scelta mostra che cosa cambia nel prezzo e nel peso.',
        ],
        [
          'File',
          'PDF, SVG, PNG e JPEG. Un PDF vettoriale resta vettoriale nel file di stampa. Le immagini possono avere fino a 7000 × 7000 pixel.',
        ],
        [
          'Modificare e annullare',
          'Un ordine si può annullare nell’account finché non inizia la produzione; l’importo viene rimborsato con lo stesso metodo di pagamento. Un ordine inviato non si modifica: per un altro indirizzo o un’altra grafica, lo annulli e ordini di nuovo.',
        ],
        [
          'Consegna',
          'Il carrello mostra l’intervallo di giorni, il motivo di ogni ritardo e il momento entro cui ordinare per mantenere la data.',
        ],
        [
          'Kit campioni',
          'Un kit contiene fino a otto campioni di cartoni e stampe, a un prezzo unico e con consegna gratuita. Quando inizia la produzione del suo prossimo ordine di imballaggi, rimborsiamo il prezzo di un kit con lo stesso metodo di pagamento, una volta per cliente.',
        ],
        [
          'Ordine minimo e quantità',
          'Il minimo è di 30 pezzi di un progetto in un formato; oltre può scegliere qualsiasi quantità. Gli scaglioni di prezzo iniziano a 30, 60, 90, 120, 240, 500, 750, 1000, 1500, 2000 e 2500 pezzi: una quantità intermedia ha il prezzo unitario dello scaglione inferiore.',
        ],
        [
          'Come è composto il prezzo',
          'Il prezzo somma avviamento, impianti, cartone, stampa, finitura, fustellatura e incollatura, trasporto; la consegna con corriere è compresa. Avviamento e impianti costano lo stesso per ogni tiratura, perciò il prezzo unitario scende con la quantità. Appena sotto uno scaglione la tiratura maggiore può costare meno in totale: 500 pezzi meno di 480.',
        ],
        [
          'Metodi di pagamento e rate',
          'Si paga con carta o bonifico; nel negozio per gli Stati Uniti solo con carta. Con il bonifico la produzione parte alla ricezione del pagamento. In alcuni mercati le aziende possono pagare gli ordini maggiori in due o tre rate; la cassa mostra importi e scadenze.',
        ],
        [
          'IVA e fatture',
          'Inserisca la partita IVA alla cassa; la verifichiamo nel registro ufficiale. Con un numero verificato, le aziende dell’UE fuori dalla Polonia acquistano la merce senza IVA e la assolvono da sé (cessione intracomunitaria; per i servizi, inversione contabile). Dopo il pagamento la fattura in PDF è con l’ordine nel suo account.',
        ],
        [
          'Produzione express',
          'Dove è possibile, fa guadagnare fino a 4 giorni lavorativi per al massimo 5000 pezzi, o fino a 7 giorni per al massimo 1000 pezzi senza impianti. Supplemento e data sono indicati accanto a quelli normali.',
        ],
        [
          'Paesi di consegna e dogana',
          'Il negozio internazionale consegna nell’UE, nel Regno Unito, in Svizzera e in Norvegia; gli altri nel proprio Paese e alcuni anche nei Paesi vicini. Per Svizzera e Norvegia: niente IVA, 40 EUR per la dogana; all’arrivo possono essere dovuti oneri d’importazione, e lo sdoganamento non è compreso nelle date.',
        ],
        [
          'Resi e reclami',
          'Per la merce con il suo progetto o sulla sua misura non c’è diritto di recesso; può annullare fino all’inizio della produzione. I consumatori possono restituire la merce pronta entro 14 giorni. In caso di difetti invii fotografie e il numero dei pezzi interessati a {{email}}: rifacciamo la merce o la rimborsiamo.',
        ],
        [
          'Abbondanza, colori e caratteri',
          'Estenda gli sfondi oltre il taglio con l’abbondanza e tenga i testi nell’area di sicurezza; l’editor mostra entrambe, 3 o 5 mm per la maggior parte delle scatole. Le immagini richiedono 300 dpi alla dimensione di stampa. Stampiamo in CMYK; su kraft i colori risultano più scuri. In un PDF incorpori i caratteri o li converta in tracciati.',
        ],
        [
          'Tracciati e fustella propria',
          'Con «Scarica il tracciato», nel configuratore e nell’editor, ottiene la fustella della sua misura in PDF, SVG o DXF. Se ha una fustella propria, richieda un preventivo e la alleghi in PDF, AI o EPS.',
        ],
        [
          'Misurare e scegliere il cartone',
          'Digiti la misura interna: lunghezza, larghezza e altezza, con qualche millimetro di gioco. L’onda E (1,5 mm) è adatta a una stampa fine, l’onda B (3 mm) a merce più pesante, il cartoncino a cose leggere da scaffale.',
        ],
        [
          'Contatto con alimenti',
          'Non dichiariamo nessun imballaggio idoneo al contatto diretto con gli alimenti. Dipende da cartone, inchiostro e alimento: ci chieda prima di ordinare.',
        ],
        [
          'Riciclo e responsabilità del produttore (EPR)',
          'Le scatole di cartone ondulato e cartoncino senza pellicola vanno nella carta. In molti Paesi chi vende merce imballata deve registrarsi e dichiarare gli imballaggi (EPR); non lo facciamo al suo posto. Il peso del cartone è nella pagina del prodotto.',
        ],
        [
          'Riordinare e progetti salvati',
          '«Ordina di nuovo», con l’ordine nel suo account, mette le stesse righe nel carrello ai prezzi di oggi, con il progetto che è stato stampato. I progetti si salvano mentre lavora e sono nell’account, in «Progetti».',
        ],
        [
          'Account aziendale e approvazioni',
          'Con Plus un’azienda assegna ruoli e limiti; un ordine oltre il limite attende l’approvazione. Il suo numero d’ordine d’acquisto è in fattura. Plus è offerto nel negozio internazionale e in quelli per Germania, Francia, Italia, Polonia e Regno Unito.',
        ],
        [
          'Tracciamento e indirizzo di consegna',
          'Quando un pacco parte, riceve un’e-mail con il numero di tracciamento e un link al corriere. Per un altro indirizzo veda «Modificare e annullare».',
        ],
      ],
    },
    services: {
      lead: 'Che cosa può aggiungere a un ordine; i prezzi sono nel carrello.',
      parts: [
        [
          'Controllo dei file da parte di un esperto',
          'Un esperto di prestampa guarda la grafica di una riga prima della produzione e le scrive se conviene cambiare qualcosa.',
        ],
        [
          'Copertura di ristampa',
          'Le scatole che si danneggiano nel suo magazzino entro 12 mesi vengono rifatte una volta senza costi. I suoi diritti di legge restano invariati.',
        ],
        [
          'Alberi piantati',
          'Con il suo ordine si piantano tanti alberi quanti ne sceglie. Non compensano ciò che le scatole emettono.',
        ],
        ['Kit campioni', 'Fino a otto campioni di cartoni e prodotti, da toccare prima di ordinare.'],
      ],
    },
    sustainability: {
      lead: 'Che cosa possiamo dire con una cifra e che cosa no.',
      parts: [
        [
          'Una scatola su misura',
          'Il risparmio migliore è il cartone che non si usa. La ricerca della misura dispone ciò che spedisce e propone la scatola più piccola che lo contiene, con il suo peso.',
        ],
        [
          'Impronta',
          'La pagina di una scatola indica la sua impronta in kg di CO₂e e la serie pubblicata di fattori da cui è calcolata. Se nessuna serie copre un materiale, non mostriamo cifre. Le cifre di serie diverse non si sommano mai.',
        ],
        [
          'Alberi',
          'Può aggiungere alberi piantati a un ordine. Contiamo un albero quando l’ordine è pagato, e non chiamiamo nessuna scatola neutrale per il clima.',
        ],
      ],
    },
    ecoProperties: {
      lead: 'Che cosa significano le parole sulle nostre scatole.',
      parts: [
        [
          'Riciclabile',
          'Le scatole di cartone ondulato e cartoncino senza pellicola vanno nella raccolta della carta. Una scatola plastificata si ricicla peggio; il configuratore indica la pellicola tra le finiture, quindi può farne a meno.',
        ],
        [
          'Riciclato e compostabile',
          'Le buste riciclate sono fatte di plastica che prima era un rifiuto. Quelle compostabili sono pensate per il compostaggio industriale; se il suo comune le raccoglie lo sa solo il comune.',
        ],
        [
          'Inchiostri',
          'Una stampa a un colore su cartone avana richiede meno inchiostro di una a colori. La stampa è una voce propria del prezzo.',
        ],
      ],
    },
    fscCertification: {
      lead: 'Che cosa significa la certificazione FSC e che cosa possiamo dirne.',
      parts: [
        [
          'Che cosa significa',
          'Il Forest Stewardship Council certifica foreste e ogni impresa per le cui mani passa il loro legno. Una dichiarazione come «FSC Mix» o «FSC Recycled» su una scatola vale solo se è certificato anche l’ultimo della catena, lo stampatore.',
        ],
        [
          'Che cosa dichiariamo',
          'Il nostro certificato ha il numero {{fsc}}. Chiunque può cercarlo nel registro pubblico di FSC.',
          'Se in questa pagina non c’è un numero, non abbiamo un certificato. In tal caso non vendiamo nessuna scatola come certificata e non stampiamo il marchio FSC, qualunque sia il cartone.',
        ],
        [
          'Sul suo ordine',
          'Con un certificato il servizio «Certificato FSC» appare alle righe per cui vale e la dichiarazione compare in fattura. Senza certificato nessuno può aggiungerlo a un ordine.',
        ],
        [
          'Che cosa dicono i nostri dati',
          'Un cartone è indicato con la quota di fibre riciclate che dichiara il suo fornitore. Questa quota non è una dichiarazione FSC e non ne sostituisce alcuna.',
        ],
      ],
    },
    termsOfService: {
      lead: 'Che cosa vale tra lei e noi quando ordina.',
      parts: [
        [
          'Contratto',
          'Il contratto si conclude quando confermiamo l’ordine per e-mail. I prezzi sono quelli mostrati prima del pagamento, con le loro voci e l’imposta. Il venditore è {{company}}.',
        ],
        [
          'Pagamento',
          'Paga con uno dei metodi disponibili per il suo mercato. Le aziende possono pagare a rate gli ordini maggiori dove è offerto; importi e giorni si vedono prima di accettare.',
        ],
        [
          'Produzione e consegna',
          'La produzione inizia quando ha approvato il progetto. Le date sono indicate nell’ordine; se una non può essere mantenuta, le scriviamo.',
        ],
        ['Grafica', 'Lei ha i diritti su ciò che fa stampare. Il progetto resta suo.'],
        [
          'Difetti',
          'Vale la garanzia legale del suo Paese. Invii fotografie a {{email}}; produciamo di nuovo o rimborsiamo.',
        ],
      ],
    },
    privacyPolicy: {
      lead: 'Che cosa conserviamo di lei, perché, e come averlo o farlo cancellare.',
      parts: [
        [
          'Che cosa conserviamo',
          'Per un ordine: nome, indirizzi, e-mail, l’ordine e i suoi file, per eseguire il contratto. Chi non ha un account ci è noto solo con un numero casuale, fino a 365 giorni. La sessione di un account dura 31 giorni e si prolunga con l’uso, al massimo per un anno.',
        ],
        [
          'Consenso',
          'Prima della scelta si conserva solo ciò che serve al negozio per funzionare. Analisi e pubblicità iniziano dopo il consenso. Può cambiare scelta con «Scelte sulla privacy» in fondo a ogni pagina.',
        ],
        [
          'Una copia dei dati',
          'Nell’account può chiedere una copia. Il link ricevuto vale una volta, entro 7 giorni.',
        ],
        [
          'Cancellazione',
          'Lì può anche far cancellare l’account. Avviene dopo 14 giorni; fino ad allora può ripensarci. Se un ordine è in viaggio, la cancellazione aspetta. Le fatture restano per il tempo richiesto dalla legge fiscale.',
        ],
        [
          'A chi chiedere',
          'Scriva a {{email}}. Può anche presentare reclamo all’autorità per la protezione dei dati del suo Paese.',
        ],
      ],
    },
    returnsPolicy: {
      lead: 'Fatto per lei: nessun recesso. Merce pronta: 14 giorni.',
      parts: [
        [
          'Merce su ordinazione',
          'Ciò che è stampato con il suo progetto o tagliato sulla sua misura è fatto solo per lei. Non c’è diritto di recesso (direttiva 2011/83/UE, articolo 16 c). Può annullare fino all’inizio della produzione.',
        ],
        [
          'Merce pronta',
          'I consumatori possono restituire kit campioni, scatole già stampate e scatole neutre in un formato a magazzino entro 14 giorni dalla consegna, senza motivo. Prima della spedizione basta il link nell’e-mail dell’ordine. Poi scriva a {{email}}.',
        ],
        [
          'Il suo denaro',
          'Rimborsiamo il prezzo della merce e della consegna normale con il metodo del pagamento. Il costo della restituzione è a suo carico.',
        ],
        ['Merce difettosa', 'Nulla di tutto ciò limita i suoi diritti di legge.'],
      ],
    },
    impressum: {
      lead: 'Chi c’è dietro questo negozio.',
      parts: [
        [
          'Responsabile',
          '{{company}} risponde del contenuto di queste pagine. {{brand}} è il nome del negozio.',
        ],
        [
          'Controversie',
          'Scriva prima a {{email}}: quasi tutto si risolve così. Le resta il diritto di rivolgersi all’organismo competente per la risoluzione delle controversie.',
        ],
      ],
    },
  },
};
