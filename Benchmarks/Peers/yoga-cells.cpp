// The cells of cell-bench in Yoga, nodes and measured leaves only: 15 leaves and 8 boxes a cell.
// usage: yoga-cells COUNT
#include <chrono>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <deque>
#include "Yoga.h"

struct Leaf { float width, height; };
static std::deque<Leaf> leaves;

// A text of one line of the given width, which wraps in less room.
static YGSize measure(YGNodeRef node, float width, YGMeasureMode mode, float, YGMeasureMode) {
  auto *leaf = static_cast<Leaf *>(YGNodeGetContext(node));
  if (mode == YGMeasureModeUndefined || leaf->width <= width) return YGSize{leaf->width, leaf->height};
  return YGSize{width, leaf->height * std::ceil(leaf->width / width)};
}
static YGNodeRef box(YGNodeRef parent, YGFlexDirection direction, bool gap) {
  YGNodeRef node = YGNodeNew();
  YGNodeStyleSetFlexDirection(node, direction);
  YGNodeStyleSetAlignItems(node, direction == YGFlexDirectionRow ? YGAlignFlexStart : YGAlignStretch);
  if (parent) YGNodeInsertChild(parent, node, YGNodeGetChildCount(parent));
  if (gap) YGNodeStyleSetMargin(node, YGEdgeTop, 8);
  return node;
}
static YGNodeRef text(YGNodeRef parent, float width) {
  YGNodeRef node = box(parent, YGFlexDirectionRow, false);
  leaves.push_back(Leaf{width, 20.5f});
  YGNodeSetContext(node, &leaves.back());
  YGNodeSetMeasureFunc(node, measure);
  return node;
}
static YGNodeRef picture(YGNodeRef parent, float width, float height) {
  YGNodeRef node = box(parent, YGFlexDirectionRow, false);
  if (width > 0) YGNodeStyleSetWidth(node, width);
  YGNodeStyleSetHeight(node, height);
  return node;
}
static YGNodeRef cell(int i) {
  YGNodeRef root = box(nullptr, YGFlexDirectionColumn, false);
  YGNodeStyleSetPadding(root, YGEdgeAll, 8);
  YGNodeRef top = box(root, YGFlexDirectionRow, false);
  YGNodeStyleSetJustifyContent(top, YGJustifySpaceBetween);
  text(top, 120); text(top, 14);
  YGNodeRef head = box(root, YGFlexDirectionRow, true);
  picture(head, 50, 50);
  YGNodeRef lines = box(head, YGFlexDirectionColumn, false);
  YGNodeStyleSetMargin(lines, YGEdgeLeft, 8);
  YGNodeStyleSetFlexShrink(lines, 1);
  text(lines, 90); text(lines, 180); text(lines, 30);
  YGNodeStyleSetMargin(text(root, 45.f * float(6 + i * 5 % 24)), YGEdgeTop, 8);
  YGNodeStyleSetMargin(picture(root, 0, 200), YGEdgeTop, 8);
  YGNodeRef link = box(root, YGFlexDirectionColumn, true);
  text(link, 220); text(link, 110);
  YGNodeRef actions = box(root, YGFlexDirectionRow, true);
  YGNodeStyleSetJustifyContent(actions, YGJustifySpaceBetween);
  text(actions, 32); text(actions, 78); text(actions, 45);
  YGNodeRef foot = box(root, YGFlexDirectionRow, true);
  picture(foot, 50, 50);
  YGNodeRef reply = text(foot, 45.f * float(3 + i * 3 % 14));
  YGNodeStyleSetMargin(reply, YGEdgeLeft, 8);
  YGNodeStyleSetFlex(reply, 1);
  return root;
}
static float sum(YGNodeRef node) {
  float total = YGNodeLayoutGetLeft(node) + YGNodeLayoutGetTop(node) + YGNodeLayoutGetWidth(node) + YGNodeLayoutGetHeight(node);
  for (uint32_t i = 0; i < YGNodeGetChildCount(node); i++) total += sum(YGNodeGetChild(node, i));
  return total;
}
static float lay(int count) {
  float total = 0;
  for (int i = 0; i < count; i++) {
    YGNodeRef root = cell(i);
    YGNodeCalculateLayout(root, 375, YGUndefined, YGDirectionLTR);
    total += sum(root);
    YGNodeFreeRecursive(root);
  }
  return total;
}
int main(int argc, char **argv) {
  int count = argc > 1 ? std::atoi(argv[1]) : 0;
  if (count <= 0) { std::fprintf(stderr, "usage: yoga-cells COUNT\n"); return 2; }
  lay(1);
  auto start = std::chrono::steady_clock::now();
  float total = lay(count);
  std::chrono::duration<double> seconds = std::chrono::steady_clock::now() - start;
  std::printf("sum %f\nphase build %.9f\n", total, seconds.count());
}
