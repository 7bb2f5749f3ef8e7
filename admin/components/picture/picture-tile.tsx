import { useSortable } from '@dnd-kit/sortable'
import { ActionIcon, Badge, Group, TextInput } from '@mantine/core'
import { IconCrop, IconGripVertical, IconTrash } from '@tabler/icons-react'
import { resizedUrl } from '#domain/urls/picture-url.ts'
import { useReadOnly } from '../form/editable.tsx'
import classes from './picture-field.module.css'
import type { FieldPicture } from './picture-field.tsx'

type PictureTileProps = {
  picture: FieldPicture
  /** Names the picture for screen readers. */
  name: string
  /** Whether it is the cover, which cards show. */
  first: boolean
  /** Null if it needs no text. */
  onAlt: ((alt: string) => void) | null
  /** Null if it can't be cropped. */
  onCrop: (() => void) | null
  onRemove: () => void
}

/** One picture of a `PictureField`: handle, alt text and buttons. */
export function PictureTile({ picture, name, first, onAlt, onCrop, onRemove }: PictureTileProps) {
  const { arquivo, imagem, alt } = picture
  const reading = useReadOnly()
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id: arquivo, disabled: reading })
  const moved = transform && { transform: `translate3d(${transform.x}px, ${transform.y}px, 0)` }

  return (
    <li
      ref={setNodeRef}
      className={classes['tile']}
      data-dragging={isDragging || undefined}
      style={{ ...moved, transition }}
    >
      <div className={classes['picture']}>
        <img src={resizedUrl(imagem, 320, 'webp')} alt={alt} loading="lazy" />
        {first && (
          <Badge size="xs" className={classes['first']} color="rosewood">
            Capa
          </Badge>
        )}
      </div>
      {!reading && (
        <Group gap={2} justify="space-between" wrap="nowrap">
          <ActionIcon
            ref={setActivatorNodeRef}
            {...attributes}
            {...listeners}
            variant="subtle"
            color="gray.7"
            className={classes['handle']}
            aria-label={`Mover: ${name}`}
          >
            <IconGripVertical size={16} />
          </ActionIcon>
          <Group gap={2} wrap="nowrap">
            {onCrop && (
              <ActionIcon variant="subtle" color="gray.7" aria-label={`Recortar: ${name}`} onClick={onCrop}>
                <IconCrop size={16} />
              </ActionIcon>
            )}
            <ActionIcon variant="subtle" color="red.8" aria-label={`Tirar: ${name}`} onClick={onRemove}>
              <IconTrash size={16} />
            </ActionIcon>
          </Group>
        </Group>
      )}
      {onAlt && (
        <TextInput
          size="xs"
          maxLength={200}
          placeholder="O que a imagem mostra"
          aria-label={`O que a imagem mostra: ${name}`}
          value={alt}
          onChange={(event) => onAlt(event.currentTarget.value)}
          error={alt.trim() === '' ? 'Diga para quem não vê.' : undefined}
        />
      )}
    </li>
  )
}
