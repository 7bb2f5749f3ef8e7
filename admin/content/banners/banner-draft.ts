import type { FieldPicture } from '#admin/components/picture/picture-field.tsx'
import { randomId } from '#admin/components/random-id.ts'
import type { PanelBannerGroup } from '#contract/content/banners.ts'
import { pictureUrl } from '#domain/urls/picture-url.ts'

type Banner = PanelBannerGroup['banners'][number]
export type BannerSize = Banner['dimensoes']['desktop']

/**
 * A banner while it is edited: `chave` identifies it, since its name may change. Without a picture it can't be saved.
 */
export type BannerDraft = Omit<Banner, 'dimensoes'> & {
  chave: string
  desktop: BannerSize | null
  mobile: BannerSize | null
}

export type GroupDraft = Pick<PanelBannerGroup, 'nome' | 'titulo' | 'descricao' | 'link'> & {
  banners: BannerDraft[]
}

export function draftOf({ nome, titulo, descricao, link, banners }: PanelBannerGroup): GroupDraft {
  return {
    nome,
    titulo,
    descricao,
    link,
    banners: banners.map(({ dimensoes, ...banner }) => ({ ...banner, ...dimensoes, chave: banner.nome })),
  }
}

/** Returns the group to save. A banner without a picture gets a placeholder, which the server refuses by name. */
export function inputOf({ hash, nivel }: PanelBannerGroup, { banners, ...group }: GroupDraft) {
  return {
    ...group,
    hash,
    nivel,
    banners: banners.map(({ chave: _, desktop, mobile, ...banner }) => ({
      ...banner,
      dimensoes: { desktop: desktop ?? NO_PICTURE, mobile },
    })),
  }
}

/** Returns a new banner with a name that is unique in the group. */
export function newBanner(banners: BannerDraft[]): BannerDraft {
  const names = new Set(banners.map(({ nome }) => nome))
  const free = banners.map((_, i) => `Banner ${i + 2}`).find((nome) => !names.has(nome))

  return {
    chave: randomId(),
    nome: free ?? 'Banner 1',
    alt: '',
    idNivel: null,
    dataInicial: null,
    dataFinal: null,
    dispositivo: 'todos',
    desktop: null,
    mobile: null,
  }
}

/** Returns the picture of a size for its `PictureField`. */
export function pictureOf(size: BannerSize | null, alt: string): FieldPicture[] {
  if (!size) return []
  const { arquivo, largura, altura } = size

  return [{ arquivo, largura, altura, alt, imagem: pictureUrl(arquivo) }]
}

/** Returns the size with another picture; its overlay texts and link stay. */
export function withPicture(size: BannerSize | null, picture: FieldPicture | undefined): BannerSize | null {
  if (!picture) return null
  const { arquivo, largura, altura } = picture
  const { link, parametrosAdicionais } = size ?? { link: null, parametrosAdicionais: {} }

  return { arquivo, largura, altura, link, parametrosAdicionais }
}

const NO_PICTURE: BannerSize = {
  arquivo: 'sem-imagem',
  largura: 1,
  altura: 1,
  link: null,
  parametrosAdicionais: {},
}
