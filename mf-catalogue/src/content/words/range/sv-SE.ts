import type { ProductRangePages } from '../../content-words.ts';

export const svSE: ProductRangePages = {
  ecoBadge: {
    lead: 'Varför ingen låda från oss bär ett miljömärke och vad som står där i stället.',
    parts: [
      [
        'Inget eget märke',
        'Ordet ”grön” på en låda säger inget som går att kontrollera. I EU är ett hållbarhetsmärke utan certifieringssystem förbjudet sedan den 27 september 2026 (direktiv (EU) 2024/825). Vi delar inte ut något.',
      ],
      [
        'Vad du ser i stället',
        'Andelen returfiber som leverantören uppger för en kartong, lådans vikt och, där en publicerad faktoruppsättning omfattar dess kartong, avtrycket i kg CO₂e. Vid varje siffra står källan.',
      ],
      [
        'Mindre av allt',
        'De här produkterna behöver kraftkartong, papper eller återvunnen film och lite färg. Jämför deras siffror innan du väljer.',
      ],
    ],
  },
  enterprise: {
    lead: 'För företag som beställer ofta, på flera platser eller efter egna regler.',
    parts: [
      [
        'Flera personer',
        'Där Plus finns ger ett företag roller: läsa, formge, beställa, godkänna, ekonomi. En beställning över en gräns väntar tills någon med behörighet godkänner den. Ert eget beställningsnummer står på fakturan.',
      ],
      [
        'Utöver listan',
        'Begär offert på större upplagor, andra former och andra material. Offerten kommer per e-post och du godtar den på nätet.',
      ],
      [
        'Era system',
        'Beställningar, fakturor och sändningar går att läsa genom gränssnittet, och webhookar berättar för ert system vad som händer.',
      ],
      [
        'Bara ert tryck',
        'Det som trycks är er design. Vi lägger inte till något eget märke, så lådorna kan gå vidare under ert namn.',
      ],
    ],
  },
  industries: {
    lead: 'Vilken av våra förpackningar som passar till vad, efter bransch.',
    parts: [
      [
        'Kosmetik och hudvård',
        'En kartong för hyllan, en presentlåda för setet, en etikett för flaskan. Kartong är tunn och passar för fint tryck; en presentlåda är tyngre och tar längre tid.',
      ],
      [
        'Mat och dryck',
        'Lådor för tårtor och flaskor, burkar och påsar för torra varor. Om ett material får röra vid mat beror på kartong, färg och livsmedel: fråga oss innan du beställer.',
      ],
      [
        'Kläder',
        'En postpåse väger lite och tar liten plats. En leveranslåda med en andra klisterremsa duger också till returen.',
      ],
      [
        'Webbutiker',
        'En postkartong stängs utan tejp, en slitslåda rymmer mer. Storlekssökaren föreslår den minsta låda som rymmer det du skickar.',
      ],
    ],
  },
  designShowcase: {
    lead: 'Vad som går att trycka på vad, visat på lådorna vi tillverkar.',
    parts: [
      [
        'En färg på brunt',
        'En färg på kraftkartong är det enklaste trycket. Mörka färger syns bäst, för genom ljusa lyser kartongens bruna fram.',
      ],
      [
        'Vitt och tryck på insidan',
        'Täckande vitt gör själva kartongen till färg. Tryck på insidan syns när locket öppnas och tar två arbetsdagar till.',
      ],
      [
        'Fyrfärg',
        'På vit eller bestruken kartong behåller ett foto sina färger. En bild som når kanten ska gå så långt utanför som editorn visar.',
      ],
      [
        'Var bilderna kommer ifrån',
        'Varje låda här ritar butiken ur lådans egen stans. Kundernas design är deras, därför visas ingen.',
      ],
    ],
  },
  inspirations: {
    lead: 'Fyra tillfällen och vad vi skulle packa dem i.',
    parts: [
      [
        'En present',
        'En utdragslåda och en flik med magneter öppnas långsamt. Silkespapper döljer det som ligger inuti, och ett kort säger vem det kommer från.',
      ],
      [
        'En låda varje månad',
        'Lådan är densamma och banderollen byts, så varje månad behöver bara banderollen en ny design.',
      ],
      [
        'Platt post',
        'Böcker, tryck och kläder reser platt. Ett kuvert av kartong hindrar dem från att vikas, en postpåse av papper väger minst.',
      ],
      [
        'En flaska',
        'Vinlådans botten låser sig själv och bär vikten; bärkartongen har ett handtag ur samma ark.',
      ],
    ],
  },
  blog: {
    lead: 'Korta artiklar om mått, kartong, antal och filer: det man frågar före en första beställning.',
    parts: [
      [
        'Mät insidan',
        'En låda beställs efter innermått: längd, bredd, höjd, i den ordningen, med längd och bredd vid öppningen. Mät det som ska i, lägg till några millimeter luft och lämna väggarna åt oss: de tillkommer utanpå.',
      ],
      [
        'Vilken kartong',
        'E-well är 1,5 mm tjock och passar för fint tryck; B-well är 3 mm och bär mer när man staplar. Kartong är för lätta varor på hyllan. Ett provpaket låter dig känna skillnaden.',
      ],
      [
        'Hur många',
        'Inställning och tryckplåtar kostar lika mycket för 30 lådor som för 1000, så styckpriset sjunker med antalet. Titta i pristrappan: ibland kostar en större upplaga mindre totalt, och då säger vi det.',
      ],
      [
        'Filer som blir bra i tryck',
        'En vektor-PDF är skarp i alla storlekar. En bild bör ha ungefär 300 punkter per tum i tryckt storlek. Gör om text till konturer eller bädda in typsnitten.',
      ],
    ],
  },
};
