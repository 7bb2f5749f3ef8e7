import { Section } from '#admin/components/page/section.tsx'
import { PictureField } from '#admin/components/picture/picture-field.tsx'
import type { SectionParts } from './basics-section.tsx'
import { withPictures } from './product-pictures.ts'

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
