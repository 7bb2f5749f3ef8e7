/** Who may have lists for pupils. */
export const TEACHING_KINDS = ['professor', 'escola'] as const

export type TeachingKind = (typeof TEACHING_KINDS)[number]

/** What an approved account gets: a discount on what is bought by its lists, or credit for what pupils paid. */
export const TEACHING_BENEFITS = ['desconto', 'credito'] as const

export type TeachingBenefit = (typeof TEACHING_BENEFITS)[number]

/** Of an account, as `revendas_pedidas`. */
export type TeachingSituation = 'pendente' | 'aprovada' | 'recusada'

/** Parents buy from an open list only. */
export type ListSituation = 'rascunho' | 'aberta' | 'fechada'

/** `cadaUm`: to every buyer's own address. `escola`: collected, and sent to the school at once. */
export type ListDelivery = 'cadaUm' | 'escola'

/** Bounds of what an account may have. */
export const MAX_CLASS_LISTS = 50
export const MAX_PUPILS = 200
export const MAX_LIST_ITEMS = 60
export const MAX_ITEM_UNITS = 50
export const MAX_TEACHING_PERCENT = 50
/** In centavos, for each order. */
export const MAX_SCHOOL_FREIGHT = 1_000_000
/** Business days of the transport to a school. */
export const MAX_SCHOOL_DAYS = 60
