import CCairoPango
import Foundation

extension CairoContext {
  func layered(opacity: Double, _ blend: Blend, _ body: () -> Void) {
    unsafe cairo_push_group(pointer)
    body()
    unsafe cairo_pop_group_to_source(pointer)
    let present = unsafe cairo_get_operator(pointer)
    unsafe cairo_set_operator(pointer, blend.cairoOperator)
    unsafe cairo_paint_with_alpha(pointer, opacity)
    unsafe cairo_set_operator(pointer, present)
  }

  func masked(by mask: () -> Void, _ body: () -> Void) {
    unsafe cairo_push_group(pointer)
    body()
    let content = unsafe cairo_pop_group(pointer)
    defer { unsafe cairo_pattern_destroy(content) }
    unsafe cairo_push_group_with_content(pointer, CAIRO_CONTENT_COLOR_ALPHA)
    mask()
    let shape = unsafe cairo_pop_group(pointer)
    defer { unsafe cairo_pattern_destroy(shape) }
    unsafe cairo_set_source(pointer, content)
    unsafe cairo_mask(pointer, shape)
  }
}

extension Blend {
  fileprivate var cairoOperator: cairo_operator_t {
    switch self {
    case .normal: CAIRO_OPERATOR_OVER
    case .multiply: CAIRO_OPERATOR_MULTIPLY
    case .screen: CAIRO_OPERATOR_SCREEN
    case .overlay: CAIRO_OPERATOR_OVERLAY
    case .darken: CAIRO_OPERATOR_DARKEN
    case .lighten: CAIRO_OPERATOR_LIGHTEN
    case .colorDodge: CAIRO_OPERATOR_COLOR_DODGE
    // Cairo has no operator for plus darker; color burn is the nearest.
    case .colorBurn, .plusDarker: CAIRO_OPERATOR_COLOR_BURN
    case .softLight: CAIRO_OPERATOR_SOFT_LIGHT
    case .hardLight: CAIRO_OPERATOR_HARD_LIGHT
    case .difference: CAIRO_OPERATOR_DIFFERENCE
    case .exclusion: CAIRO_OPERATOR_EXCLUSION
    case .hue: CAIRO_OPERATOR_HSL_HUE
    case .saturation: CAIRO_OPERATOR_HSL_SATURATION
    case .color: CAIRO_OPERATOR_HSL_COLOR
    case .luminosity: CAIRO_OPERATOR_HSL_LUMINOSITY
    case .clear: CAIRO_OPERATOR_CLEAR
    case .copy: CAIRO_OPERATOR_SOURCE
    case .sourceIn: CAIRO_OPERATOR_IN
    case .sourceOut: CAIRO_OPERATOR_OUT
    case .sourceAtop: CAIRO_OPERATOR_ATOP
    case .destinationOver: CAIRO_OPERATOR_DEST_OVER
    case .destinationIn: CAIRO_OPERATOR_DEST_IN
    case .destinationOut: CAIRO_OPERATOR_DEST_OUT
    case .destinationAtop: CAIRO_OPERATOR_DEST_ATOP
    case .xor: CAIRO_OPERATOR_XOR
    case .plusLighter: CAIRO_OPERATOR_ADD
    }
  }
}
