/** The parameters of a drawn product. Each family has its own views; see `views.ts`. Colours are CSS hex values. */
export type Drawing =
  | BowedDrawing
  | AcousticDrawing
  | ElectricDrawing
  | BassDrawing
  | SmallPluckedDrawing
  | BowDrawing
  | BridgeDrawing
  | StringSetDrawing
  | CaseDrawing
  | RosinDrawing
  | TunerDrawing
  | StrapDrawing
  | GadgetDrawing

export type Wood =
  | 'spruce'
  | 'cedar'
  | 'maple'
  | 'flamedMaple'
  | 'mahogany'
  | 'sapele'
  | 'rosewood'
  | 'ebony'
  | 'walnut'
  | 'koa'
  | 'basswood'
  | 'ash'
  | 'imbuia'
  | 'pernambuco'
  | 'ipe'
  | 'pauFerro'
  | 'carbon'

export type Hardware = 'chrome' | 'nickel' | 'gold' | 'black'

/** Violin family. `varnish` tints the wood; `outfit` adds case and bow to one of the views. */
export type BowedDrawing = {
  family: 'bowed'
  instrument: 'violin' | 'viola' | 'cello' | 'doubleBass'
  top: Wood
  back: Wood
  varnish: string
  fittings: 'ebony' | 'rosewood' | 'boxwood'
  /** 1 is full size; a half-size violin is drawn smaller beside its case. */
  size: number
  outfit: boolean
  electric?: { body: string }
}

/** Violões: nylon and steel. */
export type AcousticDrawing = {
  family: 'acoustic'
  shape: 'classical' | 'flamenco' | 'folk' | 'dreadnought' | 'jumbo' | 'concert'
  cutaway: boolean
  strings: 6 | 7 | 12
  top: Wood
  back: Wood
  /** Tint over the top: natural, sunburst or a solid colour. */
  finish: { kind: 'natural' | 'sunburst' | 'solid'; colour: string }
  pickguard: string | null
  rosette: 'mosaic' | 'rings' | 'abalone'
  electronics: boolean
  hardware: Hardware
  scale: number
}

export type ElectricDrawing = {
  family: 'electric'
  shape:
    | 'doubleCut'
    | 'singleCutSlab'
    | 'singleCutCarved'
    | 'hornedCarved'
    | 'superDouble'
    | 'semiHollow'
    | 'offset'
  wood: Wood
  finish: { kind: 'natural' | 'sunburst' | 'solid' | 'metallic'; colour: string; edge?: string }
  pickguard: string | null
  pickups: 'SSS' | 'HSS' | 'HSH' | 'HH' | 'SS' | 'P90'
  fingerboard: Wood
  bridge: 'tremolo' | 'hardtail' | 'stopbar' | 'locking'
  headstock: 'inline' | 'threeThree' | 'reverse'
  strings: 6 | 7
  hardware: Hardware
  leftHanded: boolean
}

export type BassDrawing = {
  family: 'bass'
  shape: 'jazz' | 'precision' | 'modern' | 'singleCut'
  wood: Wood
  finish: { kind: 'natural' | 'sunburst' | 'solid' | 'metallic'; colour: string; edge?: string }
  pickguard: string | null
  fingerboard: Wood
  strings: 4 | 5 | 6
  hardware: Hardware
}

/** Ukuleles, cavaquinho, bandolim, viola caipira, banjo. */
export type SmallPluckedDrawing = {
  family: 'smallPlucked'
  instrument: 'ukulele' | 'cavaquinho' | 'bandolim' | 'violaCaipira' | 'banjo'
  /** For ukuleles only. */
  size: 'soprano' | 'concert' | 'tenor' | 'baritone'
  body: 'figureEight' | 'pineapple' | 'teardrop' | 'round'
  top: Wood
  back: Wood
  finish: { kind: 'natural' | 'sunburst' | 'solid'; colour: string }
  electronics: boolean
}

export type BowDrawing = {
  family: 'bow'
  instrument: 'violin' | 'viola' | 'cello' | 'doubleBass'
  stick: Wood
  frog: 'ebony' | 'horn' | 'snakewood'
  mount: 'nickel' | 'silver' | 'gold'
  eye: 'paris' | 'plain'
  octagonal: boolean
  hair: 'white' | 'black'
}

export type BridgeDrawing = {
  family: 'bridge'
  instrument:
    | 'violin'
    | 'viola'
    | 'cello'
    | 'doubleBass'
    | 'guitarTremolo'
    | 'guitarHardtail'
    | 'guitarStop'
    | 'acousticSaddle'
    | 'bass'
  tone: string
  hardware: Hardware
}

/** An envelope (or box) of strings with its coils. `title` and `subtitle` are printed on the envelope. */
export type StringSetDrawing = {
  family: 'stringSet'
  pack: 'envelope' | 'box' | 'tube'
  title: string
  subtitle: string
  background: string
  accent: string
  /** One per string: the colour of its silk or ball end. */
  coils: string[]
  winding: 'steel' | 'nickel' | 'bronze' | 'nylon' | 'silver' | 'gold' | 'black'
}

export type CaseDrawing = {
  family: 'case'
  shape:
    | 'violinShaped'
    | 'violinOblong'
    | 'cello'
    | 'guitarHard'
    | 'guitarBag'
    | 'bassBag'
    | 'ukuleleBag'
    | 'bowTube'
  shell: string
  lining: string
  texture: 'canvas' | 'gloss' | 'carbon' | 'leather'
}

export type RosinDrawing = {
  family: 'rosin'
  shape: 'round' | 'block' | 'boxed'
  tint: string
  holder: string
}

export type TunerDrawing = {
  family: 'tuner'
  kind: 'clip' | 'metronome' | 'mechanicalMetronome' | 'pedal' | 'chromatic'
  body: string
  display: string
  note: string
}

export type StrapDrawing = {
  family: 'strap'
  material: 'leather' | 'woven' | 'cotton'
  colour: string
  pattern: 'plain' | 'stripes' | 'diamonds' | 'floral'
  accent: string
}

/** Small accessories that need few parameters. */
export type GadgetDrawing = {
  family: 'gadget'
  kind:
    | 'capo'
    | 'picks'
    | 'muteRound'
    | 'muteBar'
    | 'shoulderRest'
    | 'chinRest'
    | 'pegs'
    | 'fineTuner'
    | 'tailpiece'
    | 'machineHeads'
    | 'musicStand'
    | 'guitarStand'
    | 'wallHanger'
    | 'footstool'
    | 'cable'
    | 'humbucker'
    | 'singleCoil'
    | 'acousticPickup'
    | 'cloth'
    | 'polish'
    | 'humidifier'
    | 'stringWinder'
    | 'endpinRest'
    | 'nut'
    | 'slide'
    | 'tuningFork'
  colour: string
  accent: string
  hardware: Hardware
}
