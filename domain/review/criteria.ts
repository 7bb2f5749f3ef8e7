/** The criteria of an instrument's or accessory's review. */
export const CRITERIA = ['som', 'acabamento', 'tocabilidade', 'custoBeneficio'] as const
