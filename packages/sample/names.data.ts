/**
 * Common first and last names of a country, separated by spaces, in its own script. If last names differ by gender,
 * `last` has the men's and `lastOfWomen` the women's, in the same order.
 */
export interface NameList {
  readonly women: string;
  readonly men: string;
  readonly last: string;
  readonly lastOfWomen?: string;
  /** The last name comes first. */
  readonly isLastFirst?: true;
}

const german: NameList = {
  women:
    "Anna Emma Lea Hannah Mia Sophie Johanna Katharina Käthe Ilse Greta Frieda Lotte Marlene Paula Clara Antonia Helene Martha Renate Ute",
  men: "Paul Jonas Felix Lukas Jörg Jürgen Günther Björn Matthias Sebastian Tobias Florian Moritz Anton Emil Oskar Karl Friedrich Uwe Dieter Sören Rüdiger",
  last: "Müller Schmidt Schneider Fischer Weber Wagner Becker Schäfer Koch Bauer Richter Klein Schröder Neumann Krüger Köhler König Böhm Jäger Günther Voß Groß Weiß Lüders Brandt Krause Vogel Keller Frank Berger",
};

const french: NameList = {
  women:
    "Camille Léa Chloé Manon Inès Zoé Amélie Élodie Hélène Aurélie Margaux Noémie Agnès Cécile Océane Françoise Solène Jeanne Louise Mathilde",
  men: "Louis Gabriel Léo Raphaël Jérôme Rémi Benoît François Théo Mathéo Loïc Noël Étienne Gaël Cédric Hugo Antoine Julien Maxime Clément",
  last: "Martin Bernard Dubois Thomas Robert Petit Durand Leroy Moreau Lefèvre Mercier Garçon Bénard Prévost Côté Chevalier Géraud Fontaine Rousseau Besançon Lemaître Gauthier Perrin Renaud Barbier",
};

const dutch: NameList = {
  women: "Sanne Lotte Fleur Femke Anouk Maartje Eva Noor Saar Tess Roos Zoë Isa Lieke Marije Daniëlle",
  men: "Daan Sem Bram Thijs Jeroen Sander Ruben Lars Joris Koen Wouter Niels Floris Stijn Mees Teun",
  last: "Jansen Bakker Visser Smit Meijer Mulder Bos Vos Peters Hendriks Dekker Brouwer Dijkstra Smits Kuipers Veenstra Postma Kramer Scholten Willems Verhoeven Claes Wouters Maes",
};

/** Names by the country in which they are usual. */
export const namesByCountry: Readonly<Record<string, NameList>> = {
  Germany: german,
  Austria: german,
  Switzerland: german,
  France: french,
  Belgium: dutch,
  Netherlands: dutch,
  Poland: {
    women:
      "Zofia Małgorzata Katarzyna Agnieszka Wiktoria Łucja Żaneta Joanna Magdalena Elżbieta Grażyna Bożena Kinga Hanna Oliwia Weronika Danuta Iga Aleksandra Natalia",
    men: "Jakub Michał Paweł Łukasz Wojciech Stanisław Grzegorz Tomasz Krzysztof Bartłomiej Maciej Radosław Szymon Kacper Zbigniew Mirosław Jędrzej Piotr Marek Adam",
    last: "Nowak Wójcik Kowalczyk Mazur Krawczyk Zając Król Wróbel Dudek Stępień Sikora Baran Szewczyk Pietrzak Walczak Duda Włodarczyk Kołodziej Gołąb Kubiak Wilk Bąk Głowacz Żak Kozieł",
  },
  Italy: {
    women: "Giulia Sofia Aurora Ginevra Chiara Martina Francesca Elisa Beatrice Alessia Lucia Caterina Viola",
    men: "Leonardo Francesco Alessandro Lorenzo Mattia Andrea Niccolò Davide Riccardo Tommaso Matteo Luca Pietro Giosuè",
    last: "Rossi Russo Ferrari Esposito Bianchi Romano Colombo Ricci Marino Greco Bruno Gallo Conti Mancini Costa Giordano Rizzo Lombardi Moretti Barbieri Cantù Nicolò",
  },
  Spain: {
    women:
      "Lucía Sofía Martina María Paula Julia Inés Begoña Nuria Ángela Rocío Concepción Ainhoa Jimena Noelia",
    men: "Hugo Mateo Martín Lucas Íñigo Álvaro Adrián Ramón Jesús Joaquín Andrés Iker Óscar Sergio Raúl",
    last: "García Rodríguez González Fernández López Martínez Sánchez Pérez Gómez Martín Jiménez Ruiz Hernández Díaz Moreno Muñoz Álvarez Núñez Ibáñez Peña Ordóñez",
  },
  Sweden: {
    women: "Alice Maja Elsa Astrid Freja Åsa Ebba Linnéa Märta Saga Ingrid Wilma",
    men: "William Liam Noah Hugo Åke Göran Björn Östen Lars Nils Axel Måns",
    last: "Andersson Johansson Karlsson Nilsson Eriksson Larsson Olsson Persson Svensson Gustafsson Lindström Sjöberg Åberg Öberg Bergström Lundqvist Hägg Söderberg",
  },
  Denmark: {
    women: "Ida Emma Freja Karla Clara Bodil Kirstine Sørine Åse Mette Signe Maren",
    men: "William Noah Oscar Søren Jørgen Kåre Bjørn Mikkel Rasmus Troels Asger Jens",
    last: "Nielsen Jensen Hansen Pedersen Andersen Christensen Larsen Sørensen Rasmussen Jørgensen Møller Østergaard Kjær Bøgh Nørgaard Skov",
  },
  Czechia: {
    women: "Eliška Tereza Adéla Kateřina Lucie Šárka Jiřina Božena Zdeňka Růžena Anežka Klára",
    men: "Jakub Jan Tomáš Ondřej Vojtěch Matěj Jiří Luboš Přemysl Štěpán Zdeněk Kryštof",
    last: "Krejčí Kočí Petrů Janů Martinů Pavlů Dolejší Hořejší Jirků Tománků Podolí Mařáků",
  },
  Ireland: {
    women: "Aoife Niamh Saoirse Ciara Róisín Sinéad Gráinne Orla Clodagh Maeve Eimear Úna",
    men: "Conor Seán Oisín Cian Pádraig Darragh Eoin Rónán Fionn Cormac Tadhg Declan",
    last: "Murphy Kelly O’Sullivan Walsh O’Brien Byrne Ryan O’Connor O’Neill Doyle McCarthy Gallagher Doherty Kennedy Lynch Quinn",
  },
  Greece: {
    women: "Μαρία Ελένη Αικατερίνη Βασιλική Σοφία Αγγελική Γεωργία Δήμητρα Ιωάννα Χριστίνα",
    men: "Γεώργιος Δημήτριος Κωνσταντίνος Ιωάννης Νικόλαος Παναγιώτης Βασίλειος Αθανάσιος Θεόδωρος Σπυρίδων",
    last: "Παπαδόπουλος Βλάχος Αγγελόπουλος Νικολαΐδης Γεωργίου Πετρίδης Αθανασίου Δημητρίου Καραγιάννης Οικονόμου",
    lastOfWomen:
      "Παπαδοπούλου Βλάχου Αγγελοπούλου Νικολαΐδου Γεωργίου Πετρίδου Αθανασίου Δημητρίου Καραγιάννη Οικονόμου",
  },
  Bulgaria: {
    women: "Мария Иванка Елена Йорданка Пенка Маргарита Виолета Цветелина Надежда Десислава",
    men: "Георги Иван Димитър Николай Петър Христо Стефан Йордан Васил Тодор",
    last: "Иванов Георгиев Димитров Петров Николов Стоянов Христов Тодоров Илиев Ангелов",
    lastOfWomen: "Иванова Георгиева Димитрова Петрова Николова Стоянова Христова Тодорова Илиева Ангелова",
  },
  Japan: {
    women: "陽菜 結衣 美咲 さくら 葵 凛 花子 彩香 由美 恵子",
    men: "蓮 大翔 悠真 健太 翔太 拓也 誠 大輔 直樹 和也",
    last: "佐藤 鈴木 高橋 田中 伊藤 渡辺 山本 中村 小林 加藤 吉田 山田",
    isLastFirst: true,
  },
  "United Arab Emirates": {
    women: "فاطمة مريم عائشة نورة سارة ليلى هند شيخة أمل ريم",
    men: "محمد أحمد خالد سعيد راشد علي عمر يوسف حمد سلطان",
    last: "المنصوري الزعابي الشامسي الكعبي المهيري الظاهري البلوشي النعيمي المزروعي الحمادي",
  },
};
