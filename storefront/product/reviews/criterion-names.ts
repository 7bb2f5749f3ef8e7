import type { Review } from '#contract/reviews/reviews.ts'

/** The names of the review criteria as shown to shoppers. */
export const CRITERION_NAMES: Record<Review['criterios'][number]['criterio'], string> = {
  som: 'Som',
  acabamento: 'Acabamento',
  tocabilidade: 'Tocabilidade',
  custoBeneficio: 'Custo-benefício',
}
