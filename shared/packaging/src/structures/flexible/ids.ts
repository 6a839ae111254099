/** Structures of paper, film, textile, label stock and tape. */
export const flexibleStructureIds = [] as const;
