import type { MakerCharts } from './makers.ts'

/**
 * D'Addario's fluorocarbon for classical guitar (EJ45FF, EJ46FF): by its own figures 11 to 13 % lighter than the
 * strings of Worth that were weighed, of which the shop takes the density for all others. As R. Beausoleil quotes them
 * (https://github.com/beausol/classical-guitar, cgic/files/tbl_ej45ff_specs.tex and tbl_ej46ff_specs.tex).
 */
export const DADDARIO: MakerCharts = {
  fluorocarbon: [
    [24, 2.598e-5],
    [24.8, 2.8e-5],
    [27.2, 3.399e-5],
    [28, 3.601e-5],
    [33.1, 5.001e-5],
    [33.9, 5.297e-5],
  ],
}
