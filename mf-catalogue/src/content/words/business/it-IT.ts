import type { BusinessPages } from '../../content-words.ts';

export const itIT: BusinessPages = {
  holidays: {
    lead: 'In quali giorni non si produce e non si consegna. Le nostre date ne tengono già conto.',
    parts: [
      [
        'Che cosa cambia una festività',
        'Si produce nei giorni lavorativi del Paese in cui si trova lo stabilimento e si consegna in quelli del Paese in cui va la merce. Ogni festività nel mezzo sposta la data di un giorno. La promessa di consegna, accanto alla scatola e nel carrello, le nomina tutte.',
      ],
      [
        'Fine settimana',
        'Il sabato e la domenica non si produce e non si consegna. Una festività che cade nel fine settimana non è nella tabella, a meno che la legge del suo Paese la sposti a un giorno lavorativo.',
      ],
      [
        'Prima di un ponte',
        'Un progetto approvato entro le 14:00, ora dello stabilimento, entra in produzione lo stesso giorno lavorativo. Accanto a ogni data è scritto fino a quando vale.',
      ],
    ],
  },
  suppliers: {
    lead: 'Chi cerchiamo, che cosa chiediamo e come prosegue una candidatura.',
    parts: [
      [
        'Chi cerchiamo',
        'Produttori di cartone ondulato e teso, scatole rigide, borse di carta, buste per spedizioni, nastri adesivi, etichette e tessuti; stampatori flexo, digitali e offset; nobilitatori; cartiere; produttori di inchiostri; trasportatori.',
      ],
      [
        'Che cosa chiediamo',
        'L’azienda con partita IVA e Paese, che cosa produce e quali certificati possiede, per esempio FSC, PEFC, ISO 9001, ISO 14001, BRCGS o EcoVadis. Un certificato conta quando chi lo ha emesso lo ha confermato.',
      ],
      [
        'Come candidarsi',
        'Compili il modulo qui sotto oppure scriva a {{email}}. La candidatura viene ricevuta, esaminata e poi accettata o respinta; la decisione arriva per e-mail.',
      ],
    ],
  },
  partners: {
    lead: 'Come possono lavorare con noi agenzie, software house e produttori.',
    parts: [
      [
        'Agenzie e grafici',
        'Disegni nel nostro editor o nel suo programma: il tracciato di una scatola si scarica esattamente nella misura che serve. Dove è offerto Plus, un’azienda assegna ruoli ai suoi collaboratori, dalla grafica all’approvazione.',
      ],
      [
        'Software',
        'Prezzi, fustelle, date di consegna e ordini si leggono da un’interfaccia aperta. Ogni account ha chiavi proprie e i webhook avvisano il suo sistema quando un ordine è pagato o spedito.',
      ],
      [
        'Produttori',
        'Chi produce imballaggi, stampa o vende materiali si candida come fornitore; la pagina per i fornitori spiega come.',
      ],
      [
        'Nomi',
        'Qui non nominiamo alcun partner senza contratto e consenso, e nessuno può pagare per essere raccomandato. Per tutto il resto scriva a {{email}}.',
      ],
    ],
  },
  affiliates: {
    lead: 'Come viene premiata una raccomandazione e che cosa non offriamo.',
    parts: [
      [
        'Con un account',
        'Ogni account ha un link e un codice propri sotto «Inviti altre persone». Se qualcuno arriva da lì e paga un primo ordine che raggiunge il minimo, entrambi ricevete un credito. Importo e minimo si vedono prima di passare il link.',
      ],
      [
        'Che cosa non si premia',
        'Un secondo account proprio, lo stesso indirizzo o la stessa carta. Se l’ordine viene annullato, i crediti sono ritirati per la parte non ancora spesa.',
      ],
      [
        'Pubblicità',
        'Non c’è una rete di affiliazione né una provvigione per i clic. Chi raccomanda qualcosa in cambio di un premio deve dirlo chiaramente; lo chiede il diritto dei consumatori.',
      ],
    ],
  },
  career: {
    lead: 'Quali posizioni sono aperte e come candidarsi.',
    parts: [
      [
        'Posizioni aperte',
        'Al momento non ci sono posizioni aperte. Quando ce ne sarà una, comparirà qui con compiti, luogo, orario e fascia di retribuzione.',
      ],
      [
        'Che cosa saprà subito',
        'Chi si candida conosce la fascia di retribuzione prima del primo colloquio e a nessuno si chiede quanto guadagnava. Entrambe le cose sono previste dalla direttiva (UE) 2023/970.',
      ],
      [
        'Candidatura spontanea',
        'Scriva a {{email}} che cosa sa fare e che cosa le piacerebbe fare. Foto, età e famiglia non contano. Usiamo i suoi documenti solo per risponderle; basta una riga allo stesso indirizzo per farli cancellare.',
      ],
    ],
  },
  press: {
    lead: 'Il negozio in breve e a chi rivolgersi.',
    parts: [
      [
        'In breve',
        '{{brand}} vende imballaggi con la stampa del cliente, da 30 pezzi, in dodici mercati e undici lingue. Fustella, peso e prezzo di una scatola si calcolano dalla sua geometria mentre si scrive la misura, e il prezzo è mostrato con le sue voci.',
      ],
      [
        'Immagini',
        'Le scatole e le fustelle di queste pagine sono disegnate dal negozio stesso. Può mostrarne le schermate quando ne parla.',
      ],
      [
        'Che cosa non pubblichiamo',
        'Qui non si danno cifre su fatturato, clienti o quota di mercato e non si cita nessuno senza il suo consenso.',
      ],
      [
        'Domande',
        'Scriva a {{email}} o telefoni al {{phone}}. Ci dica per chi scrive e per quando le serve la risposta.',
      ],
    ],
  },
  leadership: {
    lead: 'Chi risponde del negozio e come raggiungere chi decide.',
    parts: [
      [
        'Chi è responsabile',
        'Il negozio è gestito da {{company}}. Chi rappresenta la società risulta dal registro pubblico, sotto il numero indicato sopra; chiunque può consultarlo.',
      ],
      [
        'Che cosa si può verificare',
        'Qui non raccontiamo storie di successo. I prezzi sono mostrati con le loro voci, le date con i loro motivi e l’impronta di una scatola con la serie di fattori da cui deriva.',
      ],
      [
        'Scrivere alla direzione',
        'Spedisca una lettera all’indirizzo qui sopra o un’e-mail a {{email}} con la parola «Direzione» nell’oggetto. Per un ordine indichi il numero.',
      ],
    ],
  },
  whistleblowingPolicy: {
    lead: 'Come segnalare una violazione nella nostra azienda e che cosa la tutela.',
    parts: [
      [
        'Chi può segnalare che cosa',
        'Dipendenti, candidati, fornitori e il loro personale, e chiunque per lavoro abbia saputo di una violazione presso {{company}}: frode, prodotti non sicuri, danni all’ambiente, abuso di dati personali. Per un difetto in un ordine c’è la pagina dei contatti.',
      ],
      [
        'Come segnalare',
        'Scriva a {{email}} con «Segnalazione» nell’oggetto o spedisca una lettera con la dicitura «Segnalazione, riservata» all’indirizzo qui sopra. La lettera può essere anonima. Dica che cosa è successo, dove e quando, e che cosa lo dimostra. Su richiesta ci incontriamo di persona.',
      ],
      [
        'Che cosa accade poi',
        'Entro 7 giorni confermiamo la ricezione ed entro 3 mesi le diciamo che cosa è stato fatto. Solo chi esamina la segnalazione sa chi è lei. Il suo nome si comunica soltanto con il suo consenso, salvo che una legge lo imponga.',
      ],
      [
        'Nessuna ritorsione',
        'Nessuno può essere licenziato, svantaggiato o perdere un contratto per una segnalazione in buona fede o per avervi collaborato. Nell’UE lo stabilisce la direttiva (UE) 2019/1937. Chi segnala consapevolmente il falso non è tutelato.',
      ],
      [
        'Autorità',
        'Può rivolgersi in ogni momento all’autorità competente del suo Paese, senza venire prima da noi.',
        'In questo mercato le segnalazioni sono ricevute, per esempio, da questa autorità: {{authority}}.',
      ],
    ],
  },
};
