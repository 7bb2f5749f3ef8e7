import { Section } from '#admin/components/page/section.tsx'
import { PictureField } from '#admin/components/picture/picture-field.tsx'
import type { SectionParts } from './basics-section.tsx'

/** The pictures of a product, in gallery order. */
export function PicturesSection({ draft, change, problems }: SectionParts) {
  return (
    <Section title="Imagens">
      <PictureField
        label="Imagens do produto"
        description="A primeira é a capa. Quadradas e com pelo menos 1200 pixels ficam melhores."
        value={draft.midias}
        onChange={(next) => change((old) => withPictures(old, next(old.midias)))}
        alt={draft.nome}
        error={problems['midias']}
      />
    </Section>
  )
}

type Draft = SectionParts['draft']

/** Replaces a cropped picture in the variants too, and removes deleted pictures from them. */
function withPictures(old: Draft, midias: Draft['midias']): Draft {
  const names = new Set(midias.map(({ arquivo }) => arquivo))
  const cropped = new Map(
    midias.length === old.midias.length
      ? old.midias.map(({ arquivo }, i) => [arquivo, names.has(arquivo) ? arquivo : midias[i]?.arquivo])
      : [],
  )
  const skus = old.skus.map((sku) => ({
    ...sku,
    fotos: sku.fotos
      .map((arquivo) => cropped.get(arquivo) ?? arquivo)
      .filter((arquivo) => names.has(arquivo)),
  }))

  return { ...old, midias, skus }
}
