import { Group, Popover, Text, UnstyledButton } from '@mantine/core'
import { IconPhoto } from '@tabler/icons-react'
import type { FieldPicture } from '#admin/components/picture/picture-field.tsx'
import { resizedUrl } from '#domain/urls/picture-url.ts'
import classes from '../product/product-page.module.css'
import { toggledPicture } from './variant-edits.ts'

type VariantPicturesProps = {
  name: string
  midias: FieldPicture[]
  /** The keys of the variant's pictures, in their order. */
  fotos: string[]
  onChange: (fotos: string[]) => void
}

/** Selects which of the product's pictures show a variant. */
export function VariantPictures({ name, midias, fotos, onChange }: VariantPicturesProps) {
  const first = midias.find(({ arquivo }) => arquivo === fotos[0])

  return (
    <Popover position="bottom-start" trapFocus returnFocus>
      <Popover.Target>
        <UnstyledButton className={classes['photo'] ?? ''} aria-label={`Fotos de ${name}: ${fotos.length}`}>
          {first ? (
            <img src={resizedUrl(first.imagem, 96, 'webp')} alt="" />
          ) : (
            <IconPhoto size={16} aria-hidden style={{ margin: 9 }} />
          )}
        </UnstyledButton>
      </Popover.Target>
      <Popover.Dropdown maw={260}>
        <Text size="xs" mb={6}>
          {midias.length === 0 ? 'Envie as imagens do produto primeiro.' : `Quais mostram ${name}?`}
        </Text>
        <Group gap={6}>
          {midias.map(({ arquivo, imagem, alt }, i) => (
            <UnstyledButton
              key={arquivo}
              className={classes['photo'] ?? ''}
              aria-label={`Imagem ${i + 1}: ${alt}`}
              aria-pressed={fotos.includes(arquivo)}
              onClick={() => onChange(toggledPicture(fotos, arquivo))}
            >
              <img src={resizedUrl(imagem, 96, 'webp')} alt="" />
            </UnstyledButton>
          ))}
        </Group>
      </Popover.Dropdown>
    </Popover>
  )
}
