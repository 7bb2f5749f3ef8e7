import { randomId } from '#admin/components/random-id.ts'
import type { GuideForm, PanelGuide } from '#contract/content/guides/admin-guides.ts'
import type { GuideBlock } from '#contract/content/guides/guide-blocks.ts'
import { TOOLS } from '#domain/instruments/tools.ts'
import { BLOCK_KINDS, blockName, newBlock, PAGE_KINDS } from '../pages/page-draft.ts'

export const NEW_GUIDE: GuideForm = {
  slug: '',
  titulo: '',
  resumo: '',
  topico: '',
  autor: '',
  sobreAutor: '',
  imagem: null,
  blocos: [],
  seo: null,
  indexar: true,
  rascunho: true,
  publicadoEm: null,
  revisadoEm: null,
  revisao: '',
}

/** Returns the form of a guide. */
export function guideDraft({
  id: _id,
  versao: _versao,
  situacao: _situacao,
  minutos: _minutos,
  atualizadoEm: _em,
  ...form
}: PanelGuide): GuideForm {
  return form
}

const FIRST_TOOL = TOOLS[0]?.url ?? ''

/** The kinds of blocks in the editor's menu: those of pages, and those that the shop fills. */
export const GUIDE_KINDS: readonly { label: string; create: () => GuideBlock }[] = [
  ...PAGE_KINDS.map((tipo) => ({ label: BLOCK_KINDS[tipo], create: () => newBlock(tipo) })),
  {
    label: 'Produtos por regra',
    create: () => ({
      id: randomId(),
      tipo: 'produtos',
      titulo: '',
      texto: '',
      regra: { listagem: '/', ordem: 'Popularidade', quantidade: 4 },
    }),
  },
  { label: 'Um produto', create: () => ({ id: randomId(), tipo: 'produto', produto: '', texto: '' }) },
  {
    label: 'Ferramenta',
    create: () => ({ id: randomId(), tipo: 'ferramenta', ferramenta: FIRST_TOOL, parametros: '', texto: '' }),
  },
]

/** The kind of a block in words. */
export function guideKind(block: GuideBlock): string {
  switch (block.tipo) {
    case 'produtos':
      return 'Produtos por regra'
    case 'produto':
      return 'Um produto'
    case 'ferramenta':
      return 'Ferramenta'
    default:
      return BLOCK_KINDS[block.tipo]
  }
}

/** A block's name in the list. */
export function guideBlockName(block: GuideBlock): string {
  switch (block.tipo) {
    case 'produtos':
      return [guideKind(block), block.titulo].filter(Boolean).join(': ')
    case 'produto':
      return [guideKind(block), block.produto].filter(Boolean).join(': ')
    case 'ferramenta':
      return `${guideKind(block)}: ${TOOLS.find(({ url }) => url === block.ferramenta)?.nome ?? ''}`
    default:
      return blockName(block)
  }
}
