/** Comments with 1 to 5 stars. The index is the number of stars minus one. */
export const reviewComments: readonly (readonly string[])[] = [
  [
    "Broke within a week.",
    "Not what the pictures show.",
    "Arrived damaged, sent it back.",
    "Leider nach drei Tagen kaputt.",
    "Très déçue, retour immédiat.",
    "Totalna porażka.",
  ],
  [
    "Wobbly, and the color is off.",
    "Took two weeks to arrive.",
    "Für den Preis zu wenig.",
    "Qualité moyenne.",
    "Słaba jakość.",
  ],
  [
    "Fine for the money.",
    "Good, but smaller than I thought.",
    "Ganz in Ordnung.",
    "Correct, sans plus.",
    "Może być.",
    "Αρκετά καλό.",
  ],
  [
    "Nice, easy to put together.",
    "Good quality, slow delivery.",
    "Schön und stabil.",
    "Très joli, bon rapport qualité-prix.",
    "Bardzo ładne.",
    "良い品です。",
    "Много добро качество.",
  ],
  [
    "Lovely. Would buy it again.",
    "Exactly as described.",
    "Best thing in the room.",
    "Wunderschön verarbeitet!",
    "Magnifique, merci !",
    "Polecam każdemu!",
    "とても気に入りました。",
    "ممتاز جداً",
    "Υπέροχο!",
    "Precioso, quedó perfecto.",
  ],
];

/** The distribution of stars of an ordinary product, and of one that breaks: weights for 1 to 5. */
export const ordinaryStars = [4, 6, 13, 33, 44] as const;
export const brokenStars = [46, 27, 14, 8, 5] as const;

export const returnReasons = [
  "Does not fit",
  "Changed my mind",
  "Color differs",
  "Arrived too late",
  "Damaged in transit",
  "Wrong item",
] as const;
export const weakChairReason = "Broken leg";

export const giftNotes = [
  "Happy birthday!",
  "Alles Gute zum Einzug!",
  "Joyeux anniversaire !",
  "Wszystkiego najlepszego!",
  "For your new home, with love",
  "Χρόνια πολλά!",
  "お誕生日おめでとう",
  "Merry Christmas!",
  "Feliz cumpleaños 🎉",
  "С любов",
] as const;
