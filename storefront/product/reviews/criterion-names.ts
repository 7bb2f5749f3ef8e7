import type { Review } from '#contract/reviews/reviews.ts'

/** What shoppers read for each criterion of a review. */
export const CRITERION_NAMES: Record<Review['criterios'][number]['criterio'], string> = {
  som: 'Som',
  acabamento: 'Acabamento',
  tocabilidade: 'Tocabilidade',
  custoBeneficio: 'Custo-benefício',
}
