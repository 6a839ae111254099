export const categories = ['functional', 'analytics', 'advertising', 'essential'] as const;
export type Category = (typeof categories)[number];
export type Preferences = Readonly<Partial<Record<Category, boolean>>>;
