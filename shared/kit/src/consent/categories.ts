export const categories = ['functional', 'analytics', 'advertising', 'essential'] as const;
export type Category = (typeof categories)[number];
export type Preferences = Readonly<Partial<Record<Category, boolean>>>;

/** Essential is on whenever any other category is on. */
export const isAllowed = (preferences: Preferences, category: Category): boolean =>
  preferences[category] === true ||
  (category === 'essential' && categories.some((other) => preferences[other] === true));
