import type { ProductRangePages } from '../../content-words.ts';

export const itIT: ProductRangePages = {
  ecoBadge: {
    lead: 'Perché nessuna nostra scatola porta un marchio ecologico e che cosa c’è al suo posto.',
    parts: [
      [
        'Nessun marchio nostro',
        'La parola «verde» su una scatola non dice nulla che si possa verificare. Nell’UE un marchio di sostenibilità senza sistema di certificazione è vietato dal 27 settembre 2026 (direttiva (UE) 2024/825). Noi non ne assegniamo.',
      ],
      [
        'Che cosa vede al suo posto',
        'La quota di fibre riciclate che il fornitore dichiara per un cartone, il peso della scatola e, dove una serie di fattori pubblicata copre il suo cartone, l’impronta in kg di CO₂e. Accanto a ogni cifra c’è la fonte.',
      ],
      [
        'Meno di tutto',
        'Questi prodotti usano cartone kraft, carta o film riciclato e poco inchiostro. Confronti le loro cifre prima di scegliere.',
      ],
    ],
  },
  enterprise: {
    lead: 'Per le aziende che ordinano spesso, in più sedi o con regole proprie.',
    parts: [
      [
        'Più persone',
        'Dove è offerto Plus, un’azienda assegna ruoli: leggere, disegnare, ordinare, approvare, finanza. Un ordine oltre il limite aspetta che lo approvi chi può farlo. Il suo numero d’ordine interno è in fattura.',
      ],
      [
        'Oltre il listino',
        'Per tirature maggiori, altre forme e altri materiali chieda un preventivo. L’offerta arriva per e-mail e si accetta online.',
      ],
      [
        'I suoi sistemi',
        'Ordini, fatture e spedizioni si leggono tramite l’interfaccia e i webhook dicono al suo sistema che cosa succede.',
      ],
      [
        'Solo la sua stampa',
        'Si stampa la sua grafica. Non vi aggiungiamo alcun nostro segno, perciò le scatole possono proseguire con il suo nome.',
      ],
    ],
  },
  industries: {
    lead: 'Quale dei nostri imballaggi serve a che cosa, per settore.',
    parts: [
      [
        'Cosmetica e cura',
        'Un astuccio per lo scaffale, una scatola rigida per il set, un’etichetta per il flacone. Il cartoncino è sottile e accetta una stampa fine; la scatola rigida pesa di più e richiede più tempo.',
      ],
      [
        'Cibo e bevande',
        'Scatole per torte e bottiglie, barattoli e buste per prodotti secchi. Se un materiale possa toccare gli alimenti dipende da cartone, inchiostro e alimento: ci chieda prima di ordinare.',
      ],
      [
        'Abbigliamento',
        'Una busta per spedizioni pesa poco e occupa poco. Una scatola con una seconda striscia adesiva serve anche per il reso.',
      ],
      [
        'Negozi online',
        'Una scatola postale si chiude senza nastro, una americana contiene di più. La ricerca della misura propone la scatola più piccola in cui sta ciò che spedisce.',
      ],
    ],
  },
  designShowcase: {
    lead: 'Che cosa si può stampare su che cosa, mostrato sulle scatole che facciamo.',
    parts: [
      [
        'Un colore sull’avana',
        'Un inchiostro su cartone kraft è la stampa più semplice. Gli inchiostri scuri risaltano meglio, perché attraverso quelli chiari si vede l’avana del cartone.',
      ],
      [
        'Bianco e stampa interna',
        'Il bianco coprente fa del cartone stesso il colore. La stampa interna si scopre aprendo il coperchio e richiede due giorni lavorativi in più.',
      ],
      [
        'A colori',
        'Su cartone bianco o patinato una fotografia conserva i suoi colori. Un’immagine che arriva al bordo va fatta proseguire oltre, di quanto mostra l’editor.',
      ],
      [
        'Da dove vengono le immagini',
        'Ogni scatola di questa pagina è disegnata dal negozio dalla sua fustella. Le grafiche dei clienti appartengono a loro, perciò non se ne mostra nessuna.',
      ],
    ],
  },
  inspirations: {
    lead: 'Quattro occasioni e in che cosa le confezioneremmo.',
    parts: [
      [
        'Un regalo',
        'Un cassetto o una patta con magneti si aprono lentamente. La carta velina nasconde ciò che c’è dentro e un cartoncino dice da chi viene.',
      ],
      [
        'Una scatola ogni mese',
        'La scatola resta e cambia la fascia, così ogni mese solo la fascia ha bisogno di una nuova grafica.',
      ],
      [
        'Spedizione piatta',
        'Libri, stampe e vestiti si spediscono in piano. Una busta di cartone evita le pieghe, una busta di carta pesa meno di tutto.',
      ],
      [
        'Una bottiglia',
        'Il fondo della scatola per vino si blocca da solo e regge il peso; nella scatola con maniglia questa è tagliata nello stesso foglio.',
      ],
    ],
  },
  blog: {
    lead: 'Brevi articoli su misure, cartone, quantità e file: ciò che si chiede prima del primo ordine.',
    parts: [
      [
        'Misurare l’interno',
        'Una scatola si ordina con la misura interna: lunghezza, larghezza, altezza, in quest’ordine, lunghezza e larghezza all’apertura. Misuri ciò che va dentro, aggiunga qualche millimetro di gioco e lasci a noi le pareti: si sommano all’esterno.',
      ],
      [
        'Quale cartone',
        'L’onda E è di 1,5 mm e accetta una stampa fine; l’onda B è di 3 mm e impilata regge di più. Il cartoncino è per cose leggere da scaffale. Un kit campioni fa sentire la differenza.',
      ],
      [
        'Quante',
        'Avviamento e impianti costano lo stesso per 30 scatole e per 1000, perciò il prezzo unitario scende con la quantità. Guardi la tabella dei prezzi: a volte una tiratura maggiore costa meno in totale, e allora lo diciamo.',
      ],
      [
        'File che si stampano bene',
        'Un PDF vettoriale è nitido a ogni grandezza. Un’immagine dovrebbe avere circa 300 punti per pollice alla grandezza di stampa. Converta il testo in tracciati o incorpori i caratteri.',
      ],
    ],
  },
};
