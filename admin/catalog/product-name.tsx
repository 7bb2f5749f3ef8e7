import { Group, Text } from '@mantine/core'
import { IconPhotoOff } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { ProductLine } from '#contract/catalog/products.ts'
import type { Picture } from '#contract/picture.ts'
import { resizedUrl } from '#domain/urls/picture-url.ts'
import classes from './product/product-page.module.css'

/** A product in a list: picture, name and brand. */
export function ProductName({ line: { imagem, nome, marca, skus } }: { line: ProductLine }) {
  return (
    <PicturedName picture={imagem} missing="Sem imagem" name={nome} minWidth={160}>
      {marca}
      {skus > 1 && ` · ${skus} variações`}
    </PicturedName>
  )
}

type Props = {
  picture: Picture | null
  /** Said where there is no picture. */
  missing: string
  name: ReactNode
  /** In pixels. */
  minWidth: number
  /** A line below the name. */
  children: ReactNode
}

/** What a list is of: picture, name, and a line that tells it from others. */
export function PicturedName({ picture, missing, name, minWidth, children }: Props) {
  return (
    <Group gap="xs" wrap="nowrap" component="span" miw={minWidth}>
      <span className={classes['photo']}>
        {picture ? (
          <img src={resizedUrl(picture.imagem, 96, 'webp')} alt="" loading="lazy" />
        ) : (
          <IconPhotoOff size={16} aria-label={missing} style={{ margin: 9 }} />
        )}
      </span>
      <span>
        {name}
        <Text component="span" size="xs" c="gray.6" display="block">
          {children}
        </Text>
      </span>
    </Group>
  )
}
