import { SLUG } from '../format/slug.ts'
import { isUploadedVideo } from '../urls/video-address.ts'

/** Maximum lengths of a product's texts, also used by the contract's schema. */
export const PRODUCT_LIMITS = {
  nome: 120,
  slug: 120,
  marca: 60,
  categoria: 400,
  descricaoCurta: 300,
  garantia: 200,
  video: 500,
  nomeArquivo: 120,
  seoTitle: 70,
  seoDescription: 170,
} as const

/** A code of the Nomenclatura Comum do Mercosul. */
export const NCM = /^\d{8}$/

export function nameProblem(nome: string): string | null {
  if (nome.trim() === '') return 'Dê um nome ao produto.'

  return lengthProblem(nome, PRODUCT_LIMITS.nome, 'O nome')
}

export function slugProblem(slug: string): string | null {
  if (slug === '') return 'Diga o endereço do produto.'
  if (!SLUG.test(slug)) return 'O endereço leva só letras minúsculas sem acento, números e hifens.'

  return lengthProblem(slug, PRODUCT_LIMITS.slug, 'O endereço')
}

/** A brand's slug is derived from its name; it is empty if the name has neither letters nor numbers. */
export function brandProblem({ slug, nome }: { slug: string; nome: string }): string | null {
  if (nome.trim() === '' || !SLUG.test(slug)) return 'Diga a marca.'

  return lengthProblem(nome, PRODUCT_LIMITS.marca, 'A marca')
}

/** `caminho` is the path of the category. */
export function categoryProblem(caminho: string): string | null {
  return caminho.trim() === '' ? 'Escolha a categoria.' : null
}

export function ncmProblem(ncm: string | null): string | null {
  return ncm === null || NCM.test(ncm) ? null : 'O NCM tem oito dígitos.'
}

export function warrantyProblem(garantia: string): string | null {
  return lengthProblem(garantia, PRODUCT_LIMITS.garantia, 'A garantia')
}

export function summaryProblem(descricaoCurta: string): string | null {
  return lengthProblem(descricaoCurta, PRODUCT_LIMITS.descricaoCurta, 'O resumo')
}

export function videoProblem(video: string | null): string | null {
  if (video === null) return null

  return isUploadedVideo(video) || /^https?:$/.test(URL.parse(video)?.protocol ?? '')
    ? lengthProblem(video, PRODUCT_LIMITS.video, 'O endereço do vídeo')
    : 'Cole o endereço completo do vídeo, ou envie um.'
}

export function fileNameProblem(nome: string): string | null {
  if (nome.trim() === '') return 'Diga o que é o arquivo.'

  return lengthProblem(nome, PRODUCT_LIMITS.nomeArquivo, 'O nome do arquivo')
}

export function seoTitleProblem(title: string): string | null {
  return lengthProblem(title, PRODUCT_LIMITS.seoTitle, 'O título para buscadores')
}

export function seoDescriptionProblem(description: string): string | null {
  return lengthProblem(description, PRODUCT_LIMITS.seoDescription, 'A descrição para buscadores')
}

/** Texts are trimmed when they are saved. */
export function lengthProblem(text: string, max: number, what: string): string | null {
  return text.trim().length <= max ? null : `${what} tem no máximo ${max} caracteres.`
}
