import { Button, Group, SegmentedControl, Slider, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import Cropper, { type Area } from 'react-easy-crop'
import { Dialog } from '#admin/components/page/dialog.tsx'
import { api } from '#admin/shell/api.ts'
import type { StoredPicture } from '#contract/content/pictures.ts'
import { resizedUrl } from '#domain/urls/picture-url.ts'
import { useSave } from '../form/use-save.ts'
import { cropArea } from './crop-area.ts'
import classes from './picture-field.module.css'
import type { FieldPicture } from './picture-field.tsx'

type CropDialogProps = {
  picture: FieldPicture
  onCropped: (cropped: StoredPicture) => void
  onClose: () => void
}

const SHAPES = [
  { value: '1', label: 'Quadrada' },
  { value: '1.3333', label: '4 × 3' },
  { value: '0.75', label: '3 × 4' },
  { value: '1.7778', label: '16 × 9' },
]

/** Crops a picture. The original stays stored, so that the crop can be undone. */
export function CropDialog({ picture, onCropped, onClose }: CropDialogProps) {
  const [crop, setCrop] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  const [shape, setShape] = useState('1')
  const [area, setArea] = useState<Area | null>(null)
  const { save, saving } = useSave()

  async function cut() {
    if (!area) return
    const outcome = await save(() =>
      api.pictures.crop({ arquivo: picture.arquivo, ...cropArea(area, picture) }),
    )
    if (outcome.ok) onCropped(outcome.result)
  }

  return (
    <Dialog onClose={onClose} title="Recortar a imagem" size="lg">
      <Stack>
        <SegmentedControl
          data={SHAPES}
          value={shape}
          onChange={setShape}
          aria-label="Proporção do recorte"
          fullWidth
        />
        <div className={classes['crop']}>
          <Cropper
            image={resizedUrl(picture.imagem, 1920, 'jpg')}
            crop={crop}
            zoom={zoom}
            aspect={Number(shape)}
            onCropChange={setCrop}
            onZoomChange={setZoom}
            onCropComplete={setArea}
          />
        </div>
        <Stack gap={4}>
          <Text size="sm" id="aproximar">
            Aproximar
          </Text>
          <Slider
            min={1}
            max={3}
            step={0.05}
            label={null}
            value={zoom}
            onChange={setZoom}
            aria-labelledby="aproximar"
          />
        </Stack>
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Voltar
          </Button>
          <Button onClick={cut} loading={saving}>
            Recortar
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}
