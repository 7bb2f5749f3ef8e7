import type { GadgetDrawing } from '#demo/pictures/drawing/drawing.ts'

/** A small accessory drawn in two colours. */
export function gadget(
  kind: GadgetDrawing['kind'],
  colour: string,
  accent: string,
  hardware: GadgetDrawing['hardware'] = 'chrome',
): GadgetDrawing {
  return { family: 'gadget', kind, colour, accent, hardware }
}
