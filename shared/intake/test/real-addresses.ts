/**
 * Addresses of museums, town halls, stations and universities, street, postcode and town as the place writes them.
 * Written down from general knowledge, not copied from a register: they test how addresses look, not whether a house
 * stands there. Their postcodes were compared with public lists (docs/sources.md, "postcodes"). At least twenty for each
 * of the 33 countries.
 */
const written: Readonly<Record<string, string>> = {
  AT: `
    Stephansplatz 3; 1010; Wien
    Friedrich-Schmidt-Platz 1; 1010; Wien
    Schönbrunner Schloßstraße 47; 1130; Wien
    Burgring 5; 1010; Wien
    Prinz-Eugen-Straße 27; 1030; Wien
    Albertinaplatz 1; 1010; Wien
    Am Hauptbahnhof 1; 1100; Wien
    Europaplatz 2; 1150; Wien
    Mariahilfer Straße 212; 1140; Wien
    Museumsplatz 1; 1070; Wien
    Hauptplatz 1; 8011; Graz
    Lendkai 1; 8020; Graz
    Europaplatz 4; 8020; Graz
    Hauptplatz 1; 4020; Linz
    Ars-Electronica-Straße 1; 4040; Linz
    Getreidegasse 9; 5020; Salzburg
    Mönchsberg 34; 5020; Salzburg
    Mirabellplatz 4; 5020; Salzburg
    Rennweg 1; 6020; Innsbruck
    Herzog-Friedrich-Straße 15; 6020; Innsbruck
    Neuer Platz 1; 9020; Klagenfurt am Wörthersee
    Karl-Tizian-Platz; 6900; Bregenz`,
  AU: `
    Bennelong Point; 2000; Sydney; NSW
    483 George Street; 2000; Sydney; NSW
    Art Gallery Road; 2000; Sydney; NSW
    1 William Street; 2010; Darlinghurst; NSW
    140 George Street; 2000; The Rocks; NSW
    500 Harris Street; 2007; Ultimo; NSW
    1 Shakespeare Place; 2000; Sydney; NSW
    Parkes Place East; 2600; Parkes; ACT
    Treloar Crescent; 2612; Campbell; ACT
    Lawson Crescent; 2601; Acton; ACT
    Parkes Place West; 2600; Parkes; ACT
    90-130 Swanston Street; 3000; Melbourne; VIC
    180 St Kilda Road; 3006; Melbourne; VIC
    328 Swanston Street; 3000; Melbourne; VIC
    11 Nicholson Street; 3053; Carlton; VIC
    64 Adelaide Street; 4000; Brisbane; QLD
    Stanley Place; 4101; South Brisbane; QLD
    601 Hay Street; 6000; Perth; WA
    North Terrace; 5000; Adelaide; SA
    128 King William Street; 5000; Adelaide; SA
    50 Macquarie Street; 7000; Hobart; TAS
    655 Main Road; 7011; Berriedale; TAS
    19 Conacher Street; 0820; The Gardens; NT
    15 Mitchell Street; 0800; Darwin City; NT`,
  BE: `
    Grand-Place 1; 1000; Bruxelles
    Rue Brederode 16; 1000; Bruxelles
    Place de l’Atomium 1; 1020; Bruxelles
    Rue de la Régence 3; 1000; Bruxelles
    Place Royale 1; 1000; Bruxelles
    Avenue Fonsny 47B; 1060; Saint-Gilles
    Rue de la Loi 200; 1049; Bruxelles
    Rue Wiertz 60; 1047; Bruxelles
    Rue Américaine 27; 1060; Saint-Gilles
    Grote Markt 1; 2000; Antwerpen
    Hanzestedenplaats 1; 2000; Antwerpen
    Koningin Astridplein 27; 2018; Antwerpen
    Vrijdagmarkt 22; 2000; Antwerpen
    Wapper 9; 2000; Antwerpen
    Botermarkt 1; 9000; Gent
    Sint-Veerleplein 11; 9000; Gent
    Markt 7; 8000; Brugge
    Dijver 12; 8000; Brugge
    Burg 12; 8000; Brugge
    Grote Markt 9; 3000; Leuven
    Place des Guillemins 2; 4000; Liège
    Grand-Place 22; 7000; Mons
    Route Merveilleuse 64; 5000; Namur`,
  BG: `
    пл. „Народно събрание“ 2; 1169; София
    пл. „Св. Александър Невски“; 1000; София
    пл. „България“ 1; 1463; София
    ул. „Московска“ 33; 1000; София
    ул. „Витошко лале“ 16; 1618; София
    пл. „Княз Александър I“ № 1; 1000; София
    ул. „Съборна“ 2; 1000; София
    ул. „Дякон Игнатий“ 5; 1000; София
    бул. „Княгиня Мария Луиза“ 102; 1202; София
    бул. „Цар Освободител“ 15; 1504; София
    ул. „15 ноември“ 1; 1040; София
    бул. „Васил Левски“ 88; 1504; София
    бул. „Цар Освободител“ 1; 1000; София
    пл. „Стефан Стамболов“ 1; 4000; Пловдив
    ул. „Д-р Чомаков“ 2; 4000; Пловдив
    бул. „Осми приморски полк“ 43; 9000; Варна
    бул. „Мария Луиза“ 41; 9000; Варна
    ул. „Александровска“ 26; 8000; Бургас
    пл. „Свобода“ 6; 7000; Русе
    пл. „Майка България“ 2; 5000; Велико Търново
    бул. „Цар Симеон Велики“ 107; 6000; Стара Загора
    Рилски манастир; 2643; Рила`,
  CA: `
    Wellington Street; K1A 0A9; Ottawa; ON
    380 Sussex Drive; K1N 9N4; Ottawa; ON
    1 Vimy Place; K1A 0M8; Ottawa; ON
    110 Laurier Avenue West; K1P 1J1; Ottawa; ON
    1 Sussex Drive; K1A 0A1; Ottawa; ON
    290 Bremner Boulevard; M5V 3L9; Toronto; ON
    100 Queen’s Park; M5S 2C6; Toronto; ON
    317 Dundas Street West; M5T 1G4; Toronto; ON
    100 Queen Street West; M5H 2N2; Toronto; ON
    65 Front Street West; M5J 1E6; Toronto; ON
    1 Austin Terrace; M5R 1X8; Toronto; ON
    275, rue Notre-Dame Est; H2Y 1C6; Montréal; QC
    1380, rue Sherbrooke Ouest; H3G 1J5; Montréal; QC
    350, place Royale; H2Y 3Y5; Montréal; QC
    2, rue des Jardins; G1R 4S9; Québec; QC
    179, Grande Allée Ouest; G1R 2H1; Québec; QC
    100, rue Laurier; K1A 0M8; Gatineau; QC
    453 West 12th Avenue; V5Y 1V4; Vancouver; BC
    750 Hornby Street; V6Z 2H7; Vancouver; BC
    6393 NW Marine Drive; V6T 1Z2; Vancouver; BC
    675 Belleville Street; V8W 9W2; Victoria; BC
    800 Macleod Trail SE; T2G 2M3; Calgary; AB
    2 Sir Winston Churchill Square; T5J 2C1; Edmonton; AB
    85 Israel Asper Way; R3C 0L5; Winnipeg; MB
    1055 Marginal Road; B3H 4P7; Halifax; NS
    9 Bonaventure Avenue; A1C 5P9; St. John’s; NL`,
  CH: `
    Bundesplatz 3; 3005; Bern
    Bim Zytglogge 3; 3011; Bern
    Hodlerstrasse 12; 3011; Bern
    Monument im Fruchtland 3; 3006; Bern
    Museumstrasse 2; 8001; Zürich
    Heimplatz 1; 8001; Zürich
    Stadthausquai 17; 8001; Zürich
    Rämistrasse 101; 8092; Zürich
    Grossmünsterplatz; 8001; Zürich
    St. Alban-Graben 16; 4051; Basel
    Marktplatz 9; 4001; Basel
    Baselstrasse 101; 4125; Riehen
    Paul Sacher-Anlage 2; 4058; Basel
    Rue de l’Hôtel-de-Ville 2; 1204; Genève
    Avenue de la Paix 14; 1202; Genève
    Rue Charles-Galland 2; 1206; Genève
    Esplanade des Particules 1; 1217; Meyrin
    Quai d’Ouchy 1; 1006; Lausanne
    Place de la Palud 2; 1003; Lausanne
    Route Cantonale; 1015; Lausanne
    Europaplatz 1; 6005; Luzern
    Lidostrasse 5; 6006; Luzern
    Piazza Bernardino Luini 6; 6900; Lugano
    Klosterhof 6D; 9000; St. Gallen
    Avenue de Chillon 21; 1820; Veytaux
    Poststrasse 33; 7000; Chur`,
  CY: `
    Μουσείου 1; 1097; Λευκωσία
    Ιπποκράτους 17; 1011; Λευκωσία
    Αναστάσιου Γ. Λεβέντη 5; 1097; Λευκωσία
    Λεωφόρος Πανεπιστημίου 1; 2109; Αγλαντζιά
    80 Kennedy Avenue; 1076; Nicosia
    Michael Karaoli; 1439; Nicosia
    Presidential Palace Avenue; 1447; Nicosia
    Kimonos & Thoukydidou; 1434; Nicosia
    125 Athalassas Avenue; 1461; Nicosia
    13-15 Andreas Araouzos; 1421; Nicosia
    7 Byron Avenue; 1463; Nicosia
    1 Prodromou; 1448; Nicosia
    6 Amfipoleos; 2025; Strovolos
    Charalambos Mouskos; 1404; Nicosia
    Dem. Severis Avenue; 1453; Nicosia
    33 Giannou Kranidioti; 2220; Latsia
    7 Y. Frederickou; 1036; Nicosia
    6 Diogenis Street; 2404; Engomi
    46 Makedonitissas Avenue; 2417; Nicosia
    30 Archbishop Kyprianou; 3036; Limassol
    4 Zinonos Kitieos; 6023; Larnaca
    CyBC Street; 2120; Nicosia`,
  CZ: `
    Pražský hrad; 119 08; Praha 1
    Mariánské náměstí 2/2; 110 00; Praha 1
    Václavské náměstí 68; 110 00; Praha 1
    Národní 2; 110 00; Praha 1
    Wilsonova 300/8; 120 00; Praha 2
    Kostelní 42; 170 00; Praha 7
    Dukelských hrdinů 47; 170 00; Praha 7
    náměstí Republiky 5; 110 00; Praha 1
    Alšovo nábřeží 12; 110 00; Praha 1
    U Staré školy 1; 110 00; Praha 1
    Sněmovní 4; 118 26; Praha 1
    Valdštejnské náměstí 17/4; 118 01; Praha 1
    Dominikánské náměstí 196/1; 602 00; Brno
    Černopolní 45; 613 00; Brno
    Husova 18; 662 26; Brno
    Špilberk 210/1; 662 24; Brno
    Prokešovo náměstí 8; 729 30; Ostrava
    náměstí Republiky 1; 306 32; Plzeň
    Horní náměstí 583; 779 11; Olomouc
    náměstí Přemysla Otakara II. 1/1; 370 92; České Budějovice
    Zámek 59; 381 01; Český Krumlov
    Československé armády 408; 502 00; Hradec Králové
    nám. Dr. E. Beneše 1; 460 59; Liberec`,
  DE: `
    Platz der Republik 1; 11011; Berlin
    Rathausstraße 15; 10178; Berlin
    Bodestraße 1-3; 10178; Berlin
    Willy-Brandt-Straße 1; 10557; Berlin
    Europaplatz 1; 10557; Berlin
    Unter den Linden 2; 10117; Berlin
    Lindenstraße 9-14; 10969; Berlin
    Rathausmarkt 1; 20095; Hamburg
    Platz der Deutschen Einheit 4; 20457; Hamburg
    Glockengießerwall 5; 20095; Hamburg
    Marienplatz 8; 80331; München
    Museumsinsel 1; 80538; München
    Barer Straße 27; 80333; München
    Bayerstraße 10A; 80335; München
    Domkloster 4; 50667; Köln
    Römerberg 23; 60311; Frankfurt am Main
    Schaumainkai 63; 60596; Frankfurt am Main
    Theaterplatz 2; 01067; Dresden
    Martin-Luther-Ring 4-6; 04109; Leipzig
    Marktplatz 1; 70173; Stuttgart
    Am Markt 21; 28195; Bremen
    Kartäusergasse 1; 90402; Nürnberg
    Friedrich-Ebert-Straße 79-81; 14469; Potsdam
    Fischmarkt 1; 99084; Erfurt`,
  DK: `
    Rådhuspladsen 1; 1550; København V
    Ny Vestergade 10; 1471; København K
    Sølvgade 48-50; 1307; København K
    Prins Jørgens Gård 1; 1218; København K
    Øster Voldgade 4A; 1350; København K
    Amalienborg Slotsplads 5; 1257; København K
    Dantes Plads 7; 1556; København V
    Vesterbrogade 3; 1630; København V
    Bernstorffsgade 16; 1577; København V
    Søren Kierkegaards Plads 1; 1221; København K
    Ekvipagemestervej 10; 1438; København K
    Bredgade 68; 1260; København K
    Købmagergade 52A; 1150; København K
    Gl. Strandvej 13; 3050; Humlebæk
    Kronborg 2C; 3000; Helsingør
    Frederiksborg Slot 10; 3400; Hillerød
    Rådhuspladsen 2; 8000; Aarhus C
    Aros Allé 2; 8000; Aarhus C
    Moesgård Allé 15; 8270; Højbjerg
    Viborgvej 2; 8000; Aarhus C
    Flakhaven 2; 5000; Odense C
    Kong Christians Allé 50; 9000; Aalborg
    Vindeboder 12; 4000; Roskilde
    Nordmarksvej 9; 7190; Billund`,
  EE: `
    Vabaduse väljak 7; 15199; Tallinn
    Lossi plats 1a; 15165; Tallinn
    A. Weizenbergi 34; 10127; Tallinn
    A. Weizenbergi 37; 10127; Tallinn
    Estonia puiestee 4; 10148; Tallinn
    Toompuiestee 37; 10149; Tallinn
    Tartu maantee 101; 10112; Tallinn
    Pikk 17; 10123; Tallinn
    Raekoja plats 1; 10114; Tallinn
    Niguliste 3; 10146; Tallinn
    Vesilennuki 6; 10415; Tallinn
    Rahukohtu 3; 15161; Tallinn
    Estonia pst 13; 15095; Tallinn
    Tõnismägi 2; 10122; Tallinn
    Ehitajate tee 5; 19086; Tallinn
    Narva mnt 25; 10120; Tallinn
    Ülikooli 18; 50090; Tartu
    Muuseumi tee 2; 60532; Tartu
    Raekoja plats 1a; 50089; Tartu
    Sadama 1; 51004; Tartu
    Suur-Sepa 16; 80098; Pärnu
    Peetri plats 5; 20308; Narva`,
  ES: `
    Calle de Ruiz de Alarcón 23; 28014; Madrid
    Calle de Santa Isabel 52; 28012; Madrid
    Paseo del Prado 8; 28014; Madrid
    Calle de Bailén, s/n; 28071; Madrid
    Plaza de Cibeles 1; 28014; Madrid
    Plaza del Emperador Carlos V; 28045; Madrid
    Paseo de Recoletos 20-22; 28001; Madrid
    Plaza de Isabel II; 28013; Madrid
    Carrer de Mallorca, 401; 08013; Barcelona
    Carrer de Montcada, 15-23; 08003; Barcelona
    Plaça de Sant Jaume, 1; 08002; Barcelona
    Passeig de Gràcia, 43; 08007; Barcelona
    Plaça dels Països Catalans, 1-7; 08014; Barcelona
    Plaça dels Àngels, 1; 08001; Barcelona
    Avenida Abandoibarra, 2, 1º; 48009; Bilbao
    Calle Real de la Alhambra, s/n; 18009; Granada
    Patio de Banderas, s/n; 41004; Sevilla
    Plaza Nueva, 1; 41001; Sevilla
    Plaça de l’Ajuntament, 1; 46002; València
    Calle Cardenal Herrero, 1; 14003; Córdoba
    Calle San Agustín, 8; 29015; Málaga
    Plaza de Nuestra Señora del Pilar, 18; 50003; Zaragoza
    Plaça de Cort, 1; 07001; Palma
    Calle León y Castillo, 270; 35005; Las Palmas de Gran Canaria
    Plaza de África, s/n; 51001; Ceuta
    Plaza de España, 1; 52001; Melilla`,
  FI: `
    Pohjoisesplanadi 11-13; 00170; Helsinki
    Kaivokatu 2; 00100; Helsinki
    Mannerheiminaukio 2; 00100; Helsinki
    Mannerheimintie 30; 00100; Helsinki
    Mannerheimintie 34; 00100; Helsinki
    Mannerheimintie 13 e; 00100; Helsinki
    Kaivokatu 1; 00100; Helsinki
    Töölönlahdenkatu 4; 00100; Helsinki
    Lutherinkatu 3; 00100; Helsinki
    Unioninkatu 29; 00170; Helsinki
    Kanavakatu 1; 00160; Helsinki
    Korkeavuorenkatu 23; 00130; Helsinki
    Mannerheimintie 22-24; 00100; Helsinki
    Suomenlinna C 74; 00190; Helsinki
    Kuninkaalantie 7; 01300; Vantaa
    Ahertajantie 5; 02100; Espoo
    Linnankatu 80; 20100; Turku
    Aurakatu 2; 20100; Turku
    Yliopistonkatu 55; 33100; Tampere
    Kirkkokatu 2 a; 90100; Oulu
    Pohjoisranta 4; 96200; Rovaniemi
    Strandgatan 33; 22100; Mariehamn`,
  FR: `
    Rue de Rivoli; 75001; Paris
    Place de l’Hôtel de Ville; 75004; Paris
    1 rue de la Légion d’Honneur; 75007; Paris
    55 rue du Faubourg Saint-Honoré; 75008; Paris
    Place Georges-Pompidou; 75004; Paris
    18 rue de Dunkerque; 75010; Paris
    Place Louis-Armand; 75012; Paris
    Place du Panthéon; 75005; Paris
    126 rue de l’Université; 75007; Paris
    15 rue de Vaugirard; 75006; Paris
    Place de l’Opéra; 75009; Paris
    Quai François-Mauriac; 75013; Paris
    37 quai Branly; 75007; Paris
    Place d’Armes; 78000; Versailles
    1 place de la Comédie; 69001; Lyon
    86 quai Perrache; 69002; Lyon
    7 promenade Robert Laffont; 13002; Marseille
    1 place du Capitole; 31000; Toulouse
    Place Pey-Berland; 33000; Bordeaux
    Place de la République; 59000; Lille
    10 rue Georges-Clemenceau; 44000; Nantes
    1 allée du Printemps; 67000; Strasbourg
    164 avenue des Arènes de Cimiez; 06000; Nice
    50 rue du Cardinal-Fesch; 20000; Ajaccio`,
  GB: `
    Buckingham Palace; SW1A 1AA; London
    10 Downing Street; SW1A 2AA; London
    Houses of Parliament; SW1A 0AA; London
    Great Russell Street; WC1B 3DG; London
    Trafalgar Square; WC2N 5DN; London
    Bankside; SE1 9TG; London
    Cromwell Road; SW7 2RL; London
    Exhibition Road; SW7 2DD; London
    96 Euston Road; NW1 2DB; London
    Praed Street; W2 1HQ; London
    Gresham Street; EC2V 7HH; London
    Castlehill; EH1 2NG; Edinburgh
    Chambers Street; EH1 1JF; Edinburgh
    Holyrood; EH99 1SP; Edinburgh
    George Square; G2 1DU; Glasgow
    Argyle Street; G3 8AG; Glasgow
    Castle Street; CF10 3RB; Cardiff
    Donegall Square; BT1 5GS; Belfast
    1 Olympic Way; BT3 9EP; Belfast
    Albert Square; M60 2LA; Manchester
    Pier Head; L3 1DG; Liverpool
    Chamberlain Square; B3 3DH; Birmingham
    Leeman Road; YO26 4XJ; York
    Beaumont Street; OX1 2PH; Oxford
    Trumpington Street; CB2 1RB; Cambridge
    The Weighbridge; JE2 3NG; St Helier
    Castle Cornet; GY1 1AU; St Peter Port
    Kingswood Grove; IM1 3LY; Douglas`,
  GR: `
    Διονυσίου Αρεοπαγίτου 15; 117 42; Αθήνα
    Λεωφόρος Βασιλίσσης Σοφίας 2; 100 21; Αθήνα
    28ης Οκτωβρίου 44; 106 82; Αθήνα
    Αθηνάς 63; 105 52; Αθήνα
    Κουμπάρη 1; 106 74; Αθήνα
    Νεοφύτου Δούκα 4; 106 74; Αθήνα
    Λεωφόρος Βασιλίσσης Σοφίας 22; 106 75; Αθήνα
    Βασιλέως Κωνσταντίνου 50; 116 34; Αθήνα
    Πανεπιστημίου 30; 106 79; Αθήνα
    Ελευθερίου Βενιζέλου 21; 102 50; Αθήνα
    Ηρώων Πολυτεχνείου 9; 157 80; Ζωγράφου
    Λεωφόρος Ηρώων Πολυτεχνείου 32; 185 35; Πειραιάς
    Λεωφόρος Νίκης; 546 21; Θεσσαλονίκη
    Μανόλη Ανδρόνικου 6; 546 21; Θεσσαλονίκη
    Βασιλέως Γεωργίου Α΄ 1; 546 40; Θεσσαλονίκη
    Πανεπιστημιούπολη; 541 24; Θεσσαλονίκη
    Λεωφόρος Στρατού 2; 546 40; Θεσσαλονίκη
    Ξανθουδίδου 2; 712 02; Ηράκλειο
    Αγίου Τίτου 1; 712 02; Ηράκλειο
    Μαιζώνος 108; 262 21; Πάτρα
    Κυδωνίας 29; 731 35; Χανιά
    Πλατεία Ελευθερίας 1; 851 00; Ρόδος
    Μουσείο Δελφών; 330 54; Δελφοί`,
  HR: `
    Trg sv. Stjepana Radića 1; 10000; Zagreb
    Trg sv. Marka 6; 10000; Zagreb
    Ćirilometodska 2; 10000; Zagreb
    Trg Nikole Šubića Zrinskog 19; 10000; Zagreb
    Trg kralja Tomislava 12; 10000; Zagreb
    Trg Republike Hrvatske 15; 10000; Zagreb
    Avenija Dubrovnik 17; 10010; Zagreb
    Savska cesta 18; 10000; Zagreb
    Hrvatske bratske zajednice 4; 10000; Zagreb
    Rooseveltov trg 5; 10000; Zagreb
    Trg Mažuranića 14; 10000; Zagreb
    Obala kneza Branimira 17; 21000; Split
    Papalićeva 1; 21000; Split
    Šetalište Ivana Meštrovića 46; 21000; Split
    Zrinsko-Frankopanska 25; 21000; Split
    Pred Dvorom 1; 20000; Dubrovnik
    Pred Dvorom 3; 20000; Dubrovnik
    Korzo 16; 51000; Rijeka
    Muzejski trg 1; 51000; Rijeka
    Narodni trg 1; 23000; Zadar
    Flavijevska ulica; 52100; Pula
    Franje Kuhača 9; 31000; Osijek
    Trg kralja Tomislava 1; 42000; Varaždin`,
  HU: `
    Kossuth Lajos tér 1-3.; 1055; Budapest
    Városház utca 9-11.; 1052; Budapest
    Dózsa György út 41.; 1146; Budapest
    Múzeum körút 14-16.; 1088; Budapest
    Szent György tér 2.; 1014; Budapest
    Andrássy út 22.; 1061; Budapest
    Állatkerti körút 9-11.; 1146; Budapest
    Kelenhegyi út 4.; 1118; Budapest
    Kerepesi út 2-4.; 1087; Budapest
    Teréz körút 55.; 1062; Budapest
    Andrássy út 60.; 1062; Budapest
    Komor Marcell utca 1.; 1095; Budapest
    Dohány utca 2.; 1074; Budapest
    Műegyetem rakpart 3.; 1111; Budapest
    Piac utca 20.; 4024; Debrecen
    Déri tér 1.; 4026; Debrecen
    Széchenyi tér 10.; 6720; Szeged
    Széchenyi tér 1.; 7621; Pécs
    Városház tér 1.; 9021; Győr
    Városház tér 8.; 3525; Miskolc
    Vár 1.; 3300; Eger
    Szent István tér 1.; 2500; Esztergom
    Fő tér 1.; 9400; Sopron`,
  IE: `
    O’Connell Street Lower; D01 F5P2; Dublin 1
    Kildare Street; D02 XR20; Dublin 2
    College Green; D02 PN40; Dublin 2
    Merrion Square West; D02 K303; Dublin 2
    Kildare Street; D02 FH48; Dublin 2
    St James’s Gate; D08 VF8H; Dublin 8
    Inchicore Road; D08 RK28; Dublin 8
    Military Road; D08 FW31; Dublin 8
    Christchurch Place; D08 TF98; Dublin 8
    Wood Quay; D08 RF3F; Dublin 8
    Jones’ Road; D03 P6K7; Dublin 3
    Benburb Street; D07 XKV4; Dublin 7
    Phoenix Park; D08 E1W3; Dublin 8
    Belfield; D04 V1W8; Dublin 4
    Glasnevin; D09 V209; Dublin 9
    Anglesea Street; T12 T997; Cork
    College Road; T12 K8AF; Cork
    College Road; H91 X4K8; Galway
    University Road; H91 TK33; Galway
    Merchants Quay; V94 EH90; Limerick
    Castletroy; V94 T9PX; Limerick
    The Mall; X91 PK15; Waterford
    The Parade; R95 YRK1; Kilkenny
    Main Street; ; Clifden`,
  IT: `
    Piazza del Colosseo, 1; 00184; Roma
    Piazza del Campidoglio, 1; 00186; Roma
    Piazza del Quirinale; 00187; Roma
    Piazza di Monte Citorio; 00186; Roma
    Piazzale Scipione Borghese, 5; 00197; Roma
    Piazza dei Cinquecento; 00185; Roma
    Via Guido Reni, 4A; 00196; Roma
    Piazza della Scala, 2; 20121; Milano
    Via Brera, 28; 20121; Milano
    Piazza Duca d’Aosta, 1; 20124; Milano
    Piazza del Duomo; 20122; Milano
    Piazzale degli Uffizi, 6; 50122; Firenze
    Piazza della Signoria; 50122; Firenze
    Via Ricasoli, 58/60; 50129; Firenze
    San Marco, 1; 30124; Venezia
    Dorsoduro, 1050; 30123; Venezia
    Via Accademia delle Scienze, 6; 10123; Torino
    Piazza Palazzo di Città, 1; 10122; Torino
    Piazza Museo, 19; 80135; Napoli
    Piazza Municipio; 80133; Napoli
    Piazza Maggiore, 6; 40124; Bologna
    Via Garibaldi, 9; 16124; Genova
    Via Roma, 145; 09124; Cagliari
    Piazza Unità d’Italia, 4; 34121; Trieste`,
  LT: `
    Didžioji g. 31; 01128; Vilnius
    Konstitucijos pr. 3; 09601; Vilnius
    Gedimino pr. 53; 01109; Vilnius
    S. Daukanto a. 3; 01122; Vilnius
    Gedimino pr. 11; 01103; Vilnius
    Arsenalo g. 1; 01143; Vilnius
    Katedros a. 4; 01143; Vilnius
    Pylimo g. 17; 01141; Vilnius
    Aukų g. 2A; 01113; Vilnius
    Universiteto g. 3; 01513; Vilnius
    Konstitucijos pr. 22; 08105; Vilnius
    A. Vienuolio g. 1; 01104; Vilnius
    Geležinkelio g. 16; 02100; Vilnius
    Rodūnios kelias 10A; 02189; Vilnius
    Gedimino pr. 6; 01103; Vilnius
    Laisvės al. 96; 44251; Kaunas
    V. Putvinskio g. 55; 44248; Kaunas
    Rotušės a. 15; 44279; Kaunas
    K. Donelaičio g. 73; 44249; Kaunas
    Žemaičių pl. 75; 47435; Kaunas
    Liepų g. 11; 91502; Klaipėda
    Kęstučio g. 4; 21104; Trakai
    Vasario 16-osios g. 62; 76295; Šiauliai
    Laisvės a. 20; 35200; Panevėžys`,
  LU: `
    17, rue du Marché-aux-Herbes; 1728; Luxembourg
    42, place Guillaume II; 1648; Luxembourg
    3, park Dräi Eechelen; 1499; Luxembourg
    Marché-aux-Poissons; 2345; Luxembourg
    1, place de l’Europe; 1499; Luxembourg
    11, place de la Gare; 1616; Luxembourg
    23, rue du Marché-aux-Herbes; 1728; Luxembourg
    2, place de Clairefontaine; 1341; Luxembourg
    37D, avenue John F. Kennedy; 1855; Luxembourg
    Rue du Fort Niedergrünewald; 2925; Luxembourg
    98-100, boulevard Konrad Adenauer; 2950; Luxembourg
    12, rue Alcide De Gasperi; 1615; Luxembourg
    14, rue du Saint-Esprit; 1475; Luxembourg
    18, avenue Émile Reuter; 2420; Luxembourg
    41, rue Notre-Dame; 2240; Luxembourg
    25, rue Münster; 2160; Luxembourg
    4, rue de Trèves; 2632; Findel
    2, avenue de l’Université; 4365; Esch-sur-Alzette
    5, avenue du Rock’n’Roll; 4361; Esch-sur-Alzette
    Montée du Château; 9408; Vianden
    Montée du Château; 9712; Clervaux
    2, place du Marché; 6460; Echternach`,
  LV: `
    Rātslaukums 1; LV-1050; Rīga
    Jēkaba iela 11; LV-1811; Rīga
    Aspazijas bulvāris 3; LV-1050; Rīga
    Jaņa Rozentāla laukums 1; LV-1010; Rīga
    Latviešu strēlnieku laukums 1; LV-1050; Rīga
    Mūkusalas iela 3; LV-1423; Rīga
    Rātslaukums 7; LV-1050; Rīga
    Doma laukums 1; LV-1050; Rīga
    Palasta iela 4; LV-1050; Rīga
    Raiņa bulvāris 19; LV-1586; Rīga
    Ķīpsalas iela 6A; LV-1048; Rīga
    Stacijas laukums 2; LV-1050; Rīga
    K. Valdemāra iela 2A; LV-1050; Rīga
    Brīvības bulvāris 36; LV-1520; Rīga
    S. Eizenšteina iela 8; LV-1079; Rīga
    Jomas iela 1/5; LV-2015; Jūrmala
    Rundāles pils; LV-3921; Pilsrundāle
    Pils iela 16; LV-2150; Sigulda
    Rožu iela 6; LV-3401; Liepāja
    Krišjāņa Valdemāra iela 1; LV-5401; Daugavpils
    Jūras iela 36; LV-3601; Ventspils
    Lielā iela 11; LV-3001; Jelgava`,
  MT: `
    Freedom Square; VLT 1117; Valletta
    Auberge de Castille; VLT 1061; Valletta
    St George’s Square; VLT 1190; Valletta
    St John Street; VLT 1156; Valletta
    Republic Street; VLT 1112; Valletta
    Merchants Street; VLT 1171; Valletta
    36, Old Treasury Street; VLT 1410; Valletta
    115, Old Theatre Street; VLT 1426; Valletta
    Castille Place; VLT 1060; Valletta
    31, South Street; VLT 1103; Valletta
    St Elmo Place; VLT 1741; Valletta
    Lascaris Ditch; VLT 2000; Valletta
    74, Republic Street; VLT 1162; Valletta
    University Ring Road; MSD 2080; Msida
    Triq Dun Karm; MSD 2090; Msida
    Malta International Airport; LQA 4000; Luqa
    Museum Esplanade; RBT 1202; Rabat
    Neolithic Temples Street; TXN 1063; Tarxien
    Burial Street; PLA 1116; Paola
    Pjazza tal-Katidral; MDN 1061; Mdina`,
  NL: `
    Museumstraat 1; 1071 XX; Amsterdam
    Museumplein 6; 1071 DJ; Amsterdam
    Westermarkt 20; 1016 DK; Amsterdam
    Amstel 1; 1011 PN; Amsterdam
    Stationsplein 9; 1012 AB; Amsterdam
    Nieuwezijds Voorburgwal 147; 1012 RJ; Amsterdam
    Concertgebouwplein 10; 1071 LN; Amsterdam
    Oosterdok 2; 1011 VX; Amsterdam
    IJpromenade 1; 1031 KT; Amsterdam
    Kattenburgerplein 1; 1018 KK; Amsterdam
    Binnenhof 1A; 2513 AA; Den Haag
    Plein 29; 2511 CS; Den Haag
    Carnegieplein 2; 2517 KJ; Den Haag
    Stadhouderslaan 41; 2517 HV; Den Haag
    Spui 70; 2511 BT; Den Haag
    Museumpark 18; 3015 CX; Rotterdam
    Westzeedijk 341; 3015 AA; Rotterdam
    Coolsingel 40; 3011 AD; Rotterdam
    Stationsplein 1; 3013 AJ; Rotterdam
    Stadsplateau 1; 3521 AZ; Utrecht
    Agnietenstraat 1; 3512 XA; Utrecht
    Museumeiland 1; 9711 ME; Groningen
    Avenue Ceramique 250; 6221 KX; Maastricht
    Bilderdijklaan 10; 5611 NH; Eindhoven
    Houtkampweg 6; 6731 AW; Otterlo`,
  NO: `
    Rådhusplassen 1; 0037; Oslo
    Karl Johans gate 22; 0026; Oslo
    Slottsplassen 1; 0010; Oslo
    Brynjulf Bulls plass 3; 0250; Oslo
    Edvard Munchs plass 1; 0194; Oslo
    Kirsten Flagstads plass 1; 0150; Oslo
    Huk aveny 35; 0287; Oslo
    Bygdøynesveien 36; 0286; Oslo
    Jernbanetorget 1; 0154; Oslo
    Anne-Cath. Vestlys plass 1; 0150; Oslo
    Kongeveien 5; 0787; Oslo
    Nobels gate 32; 0268; Oslo
    Rådhusgaten 10; 5014; Bergen
    Rasmus Meyers allé 9; 5015; Bergen
    Dreggsallmenningen 3; 5003; Bergen
    Bispegata 11; 7012; Trondheim
    Brattørkaia 14; 7010; Trondheim
    Høgskoleringen 1; 7491; Trondheim
    Kjeringholmen 1A; 4006; Stavanger
    Hans Nilsens veg 41; 9020; Tromsdalen
    Kongens gate 23; 8006; Bodø
    Sjølystveien 2; 4610; Kristiansand
    Apotekergata 16; 6004; Ålesund
    Stortorget 2; 2609; Lillehammer`,
  PL: `
    pl. Defilad 1; 00-901; Warszawa
    pl. Zamkowy 4; 00-277; Warszawa
    al. Jerozolimskie 3; 00-495; Warszawa
    ul. Mordechaja Anielewicza 6; 00-157; Warszawa
    pl. Bankowy 3/5; 00-950; Warszawa
    ul. Wiejska 4/6/8; 00-902; Warszawa
    ul. Wybrzeże Kościuszkowskie 20; 00-390; Warszawa
    ul. Grzybowska 79; 00-844; Warszawa
    ul. Agrykola 1; 00-460; Warszawa
    ul. Stanisława Kostki Potockiego 10/16; 02-958; Warszawa
    Wawel 5; 31-001; Kraków
    pl. Wszystkich Świętych 3-4; 31-004; Kraków
    al. 3 Maja 1; 30-062; Kraków
    ul. Pawia 5A; 31-154; Kraków
    ul. Nowe Ogrody 8/12; 80-803; Gdańsk
    pl. Solidarności 1; 80-863; Gdańsk
    pl. Władysława Bartoszewskiego 1; 80-862; Gdańsk
    Sukiennice 9; 50-107; Wrocław
    ul. Purkyniego 11; 50-155; Wrocław
    pl. Kolegiacki 17; 61-841; Poznań
    ul. Piotrkowska 104; 90-926; Łódź
    ul. Młyńska 4; 40-098; Katowice
    al. Korfantego 35; 40-005; Katowice
    pl. Króla Władysława Łokietka 1; 20-109; Lublin
    ul. Starościńska 1; 82-200; Malbork
    ul. Daniłowicza 10; 32-020; Wieliczka`,
  PT: `
    Praça do Império; 1400-206; Lisboa
    Avenida Brasília; 1400-038; Lisboa
    Avenida de Berna, 45A; 1067-001; Lisboa
    Rua das Janelas Verdes; 1249-017; Lisboa
    Palácio de São Bento; 1249-068; Lisboa
    Rua da Madre de Deus, 4; 1900-312; Lisboa
    Rua de Santa Cruz do Castelo; 1100-129; Lisboa
    Esplanada Dom Carlos I; 1990-005; Lisboa
    Avenida Brasília, Edifício Central; 1300-598; Lisboa
    Campo Grande, 83; 1749-081; Lisboa
    Avenida da Índia, 136; 1300-300; Lisboa
    Praça General Humberto Delgado; 4049-001; Porto
    Rua Dom João de Castro, 210; 4150-417; Porto
    Avenida da Boavista, 604-610; 4149-071; Porto
    Praça Almeida Garrett; 4000-069; Porto
    Rua de Ferreira Borges; 4050-253; Porto
    Rua de São Filipe de Nery; 4050-546; Porto
    Paço das Escolas; 3004-531; Coimbra
    Praça 8 de Maio; 3000-300; Coimbra
    Praça do Município; 4700-435; Braga
    Praça de Sertório; 7004-506; Évora
    Estrada da Pena; 2710-609; Sintra
    Praça do Município; 9004-512; Funchal
    Praça do Município; 9504-523; Ponta Delgada`,
  RO: `
    Strada Izvor nr. 2-4; 050563; București
    Bulevardul Regina Elisabeta nr. 47; 050013; București
    Calea Victoriei nr. 49-53; 010063; București
    Strada Benjamin Franklin nr. 1-3; 010287; București
    Calea Victoriei nr. 12; 030026; București
    Șoseaua Kiseleff nr. 28-30; 011347; București
    Șoseaua Kiseleff nr. 1; 011341; București
    Piața Victoriei nr. 1; 011791; București
    Bulevardul Geniului nr. 1-3; 060116; București
    Strada Lipscani nr. 25; 030031; București
    Bulevardul Nicolae Bălcescu nr. 2; 010051; București
    Bulevardul Unirii nr. 22; 030833; București
    Calea Bucureștilor nr. 224E; 075150; Otopeni
    Strada Moților nr. 3; 400001; Cluj-Napoca
    Piața Unirii nr. 30; 400098; Cluj-Napoca
    Strada Mihail Kogălniceanu nr. 1; 400084; Cluj-Napoca
    Bulevardul C. D. Loga nr. 1; 300030; Timișoara
    Bulevardul Ștefan cel Mare și Sfânt nr. 11; 700064; Iași
    Piața Ștefan cel Mare și Sfânt nr. 1; 700028; Iași
    Piața Mare nr. 4-5; 550163; Sibiu
    Bulevardul Eroilor nr. 8; 500007; Brașov
    Strada General Traian Moșoiu nr. 24; 507025; Bran
    Bulevardul Tomis nr. 51; 900725; Constanța
    Aleea Peleșului nr. 2; 106100; Sinaia`,
  SE: `
    Hantverkargatan 1; 111 52; Stockholm
    Riksgatan 1; 100 12; Stockholm
    Slottsbacken 1; 111 30; Stockholm
    Södra Blasieholmshamnen 2; 111 48; Stockholm
    Galärvarvsvägen 14; 115 21; Stockholm
    Exercisplan 4; 111 49; Stockholm
    Djurgårdsslätten 49-51; 115 21; Stockholm
    Djurgårdsvägen 68; 115 21; Stockholm
    Centralplan 15; 111 20; Stockholm
    Stortorget 2; 103 16; Stockholm
    Humlegårdsgatan 26; 102 41; Stockholm
    Stadsgårdshamnen 22; 116 45; Stockholm
    Götaplatsen 6; 412 56; Göteborg
    Södra Vägen 50; 412 54; Göteborg
    Örgrytevägen 5; 402 22; Göteborg
    August Palms plats 1; 205 80; Malmö
    Lilla Varvsgatan 14; 211 15; Malmö
    Malmöhusvägen 6; 211 18; Malmö
    Domkyrkoplan 2; 753 10; Uppsala
    Paradisgatan 2; 223 50; Lund
    Östra Strandgatan 30B; 903 33; Umeå
    Strandgatan 14; 621 56; Visby`,
  SI: `
    Mestni trg 1; 1000; Ljubljana
    Šubičeva ulica 4; 1000; Ljubljana
    Prešernova cesta 20; 1000; Ljubljana
    Prešernova cesta 24; 1000; Ljubljana
    Grajska planota 1; 1000; Ljubljana
    Kongresni trg 12; 1000; Ljubljana
    Turjaška ulica 1; 1000; Ljubljana
    Trg Osvobodilne fronte 6; 1000; Ljubljana
    Prešernova cesta 10; 1000; Ljubljana
    Cankarjeva cesta 15; 1000; Ljubljana
    Slovenska cesta 35; 1505; Ljubljana
    Zgornji Brnik 130A; 4210; Brnik – aerodrom
    Ulica heroja Staneta 1; 2000; Maribor
    Strossmayerjeva ulica 6; 2000; Maribor
    Slomškov trg 15; 2000; Maribor
    Trg celjskih knezov 9; 3000; Celje
    Slovenski trg 1; 4000; Kranj
    Verdijeva ulica 10; 6000; Koper
    Tartinijev trg 2; 6330; Piran
    Seidlova cesta 1; 8000; Novo mesto
    Mestni trg 1; 2250; Ptuj
    Jamska cesta 30; 6230; Postojna`,
  SK: `
    Hrad; 811 06; Bratislava
    Primaciálne námestie 1; 814 99; Bratislava
    Námestie Alexandra Dubčeka 1; 812 80; Bratislava
    Hodžovo námestie 1; 810 00; Bratislava
    Vajanského nábrežie 2; 810 06; Bratislava
    Námestie Ľudovíta Štúra 4; 811 02; Bratislava
    Pribinova 17; 819 01; Bratislava
    Námestie Franza Liszta 1; 811 04; Bratislava
    Michalská 1; 814 17; Bratislava
    Imricha Karvaša 1; 813 25; Bratislava
    Námestie Eugena Suchoňa 1; 816 01; Bratislava
    Trieda SNP 48/A; 040 11; Košice
    Námestie Maratónu mieru 2; 040 01; Košice
    Námestie obetí komunizmu 1; 011 31; Žilina
    Československej armády 26; 974 01; Banská Bystrica
    Kapitulská 23; 974 01; Banská Bystrica
    Štefánikova trieda 60; 950 06; Nitra
    Hlavná 1; 917 71; Trnava
    Mierové námestie 1/2; 911 64; Trenčín
    Hlavná 73; 080 01; Prešov
    Zámok a okolie 1; 972 01; Bojnice`,
  US: `
    1600 Pennsylvania Avenue NW; 20500; Washington; DC
    101 Independence Avenue SE; 20540; Washington; DC
    1000 Fifth Avenue; 10028; New York; NY
    11 West 53rd Street; 10019; New York; NY
    200 Central Park West; 10024; New York; NY
    89 East 42nd Street; 10017; New York; NY
    476 Fifth Avenue; 10018; New York; NY
    1071 Fifth Avenue; 10128; New York; NY
    200 Eastern Parkway; 11238; Brooklyn; NY
    111 South Michigan Avenue; 60603; Chicago; IL
    121 North LaSalle Street; 60602; Chicago; IL
    225 South Canal Street; 60606; Chicago; IL
    5905 Wilshire Boulevard; 90036; Los Angeles; CA
    200 North Spring Street; 90012; Los Angeles; CA
    151 Third Street; 94103; San Francisco; CA
    1 Dr. Carlton B. Goodlett Place; 94102; San Francisco; CA
    465 Huntington Avenue; 02115; Boston; MA
    1 City Hall Square; 02201; Boston; MA
    2600 Benjamin Franklin Parkway; 19130; Philadelphia; PA
    400 Broad Street; 98109; Seattle; WA
    1001 Bissonnet Street; 77005; Houston; TX
    300 Alamo Plaza; 78205; San Antonio; TX
    100 West 14th Avenue Parkway; 80204; Denver; CO
    1280 Peachtree Street NE; 30309; Atlanta; GA
    1103 Biscayne Boulevard; 33132; Miami; FL
    945 Magazine Street; 70130; New Orleans; LA
    900 South Beretania Street; 96814; Honolulu; HI
    625 C Street; 99501; Anchorage; AK`,
};

export interface RealAddress {
  readonly country: string;
  readonly street: string;
  readonly postcode: string;
  readonly town: string;
  /** Only where addresses name a state. */
  readonly state: string | null;
}

export const realAddresses: readonly RealAddress[] = Object.entries(written).flatMap(([country, lines]) =>
  lines
    .trim()
    .split('\n')
    .map((line) => {
      const [street = '', postcode = '', town = '', state = null] = line
        .split(';')
        .map((part) => part.trim());
      return { country, street, postcode, town, state };
    }),
);
