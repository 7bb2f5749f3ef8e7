/**
 * What makers, boxes and shops call what strings are made of, in lower case without accents: in Portuguese, and in the
 * English of the boxes (`Nickel Wound`, `Phosphor Bronze`, `80/20 Bronze`).
 */
export const MATERIALS = {
  flat: /\b(flat|fita|chromes?)/,
  pureNickel: /(niquel puro|pure nickel|100 ?% nickel)/,
  nickel:
    /(^niquel|^aco niquelado|^niquelad|^aco (revestido|banhado)( de| com| a| em)? niquel|^nickel|^nps\b)/,
  stainless: /(^(aco )?inox|stainless)/,
  phosphorBronze: /(bronze[ -](de )?fosf|fosforo?[ -]?bronze|phosph?or(us)?[ -]?bronze|phos\.? bronze)/,
  bronze8020: /80[/-]20/,
  bronze8515: /85[/-]15/,
  silverPlated: /(^cobre (prateado|banhado a prata)|silver[ -]?plated|^cobre com banho de prata)/,
  plainSteel:
    /^((plain |solid |carbon |high carbon )?steel|aco( solido| liso| hexagonal| redondo| carbono| de alto carbono)?|(aco |alma |nucleo )?hexagonal|hex core|round core|alma redonda)$/,
  nylgut: /^(new )?(nylgut|nyltech)/,
  fluorocarbon: /^(fluoro?carbon|carbon(?! steel))/,
  nylon: /^(clear |rectified |black |titanium )?(nailon|nylon)(?!.*(tape|wound|flat|fita))/,
  gut: /^(tripa|gut\b|natural gut)/,
  /** Says that there is no winding. */
  plain: /^(liso|lisa|sem enrolamento|plain|unwound)$/,
} as const
