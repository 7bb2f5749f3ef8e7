import { Group, Text } from '@mantine/core'
import { IconPhotoOff } from '@tabler/icons-react'
import type { ProductLine } from '#contract/catalog/products.ts'
import { resizedUrl } from '#domain/urls/picture-url.ts'
import classes from './product/product-page.module.css'

/** A product in a list: picture, name and brand. */
export function ProductName({ line: { imagem, nome, marca, skus } }: { line: ProductLine }) {
  return (
    <Group gap="xs" wrap="nowrap" component="span" miw={160}>
      <span className={classes['photo']}>
        {imagem ? (
          <img src={resizedUrl(imagem.imagem, 96, 'webp')} alt="" loading="lazy" />
        ) : (
          <IconPhotoOff size={16} aria-label="Sem imagem" style={{ margin: 9 }} />
        )}
      </span>
      <span>
        {nome}
        <Text component="span" size="xs" c="gray.6" display="block">
          {marca}
          {skus > 1 && ` · ${skus} variações`}
        </Text>
      </span>
    </Group>
  )
}
