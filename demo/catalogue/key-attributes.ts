/**
 * The attributes that best distinguish the products of a category, most important first, by labels of `facet-labels.ts`
 * and of SKUs. Other categories inherit those of their parent.
 */
export const KEY_ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  cordas: ['Instrumento', 'Calibre', 'Tensão'],
  'cordas/instrumentos/violinos': ['Tamanho', 'Núcleo', 'Tensão'],
  'cordas/instrumentos/violas': ['Núcleo', 'Tensão'],
  'cordas/instrumentos/violoncelos': ['Tamanho', 'Núcleo', 'Tensão'],
  'cordas/instrumentos/contrabaixos': ['Núcleo', 'Tensão', 'Tamanho'],
  'cordas/instrumentos/guitarras': ['Calibre', 'Enrolamento', 'Revestimento'],
  'cordas/instrumentos/violoes-de-aco': ['Calibre', 'Enrolamento', 'Revestimento'],
  'cordas/instrumentos/baixos': ['Calibre', 'Enrolamento', 'Revestimento'],
  'cordas/instrumentos/violoes-de-nailon': ['Tensão', 'Núcleo', 'Enrolamento'],
  'cordas/instrumentos/ukuleles': ['Tamanho', 'Núcleo'],
  'cordas/instrumentos/cavaquinhos': ['Tensão', 'Enrolamento'],
  'cordas/instrumentos/violas-caipiras': ['Afinação', 'Tensão', 'Enrolamento'],
  'cordas/instrumentos/bandolins': ['Tensão', 'Enrolamento'],
  'cordas/avulsas': ['Nota', 'Tamanho', 'Núcleo'],
  violinos: ['Tamanho', 'Nível', 'Tampo'],
  arcos: ['Tamanho', 'Material', 'Nível'],
  cavaletes: ['Instrumento', 'Tamanho', 'Material'],
  violoes: ['Tampo', 'Captação', 'Nível'],
  guitarras: ['Captação', 'Mão', 'Madeira do corpo'],
  ukuleles: ['Tamanho', 'Tampo', 'Captação'],
  regionais: ['Instrumento', 'Tampo', 'Captação'],
  acessorios: ['Instrumento', 'Tamanho', 'Material'],
  'acessorios/palhetados/palhetas': ['Espessura', 'Material', 'Instrumento'],
  'acessorios/palhetados/captadores': ['Captação', 'Instrumento', 'Material'],
  kits: ['Instrumento', 'Nível'],
}
