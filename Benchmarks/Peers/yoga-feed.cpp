// The feed in Yoga: 11 flex nodes a card with measured leaves; final frames are copied out as a view layer does.
// usage: yoga-feed CARDS
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <vector>
#include "Yoga.h"

struct Leaf { float width, height; };
struct Frame { float x, y, width, height; };

static YGSize measure(YGNodeRef node, float width, YGMeasureMode widthMode, float height, YGMeasureMode heightMode) {
  auto *leaf = static_cast<Leaf *>(YGNodeGetContext(node));
  auto fit = [](float natural, float room, YGMeasureMode mode) {
    return mode == YGMeasureModeExactly ? room : mode == YGMeasureModeAtMost && room < natural ? room : natural;
  };
  return YGSize{fit(leaf->width, width, widthMode), fit(leaf->height, height, heightMode)};
}

struct Numbers {
  uint64_t state = 12345;
  int next(int low, int high) {
    state = state * 6364136223846793005ull + 1442695040888963407ull;
    return low + int((state >> 33) % uint64_t(high - low + 1));
  }
};

struct Feed {
  YGNodeRef root;
  std::vector<Leaf> leaves;
  std::vector<YGNodeRef> names, bodies;
  std::vector<Frame> frames;
  size_t copied = 0;

  explicit Feed(int cards) {
    leaves.reserve(size_t(cards) * 5);
    root = YGNodeNew();
    YGNodeStyleSetWidth(root, 375);
    Numbers numbers;
    for (int i = 0; i < cards; i++) {
      int nameWidth = i % 16 == 7 ? 600 : numbers.next(40, 150);
      int bodyWidth = numbers.next(100, 280), bodyHeight = 18 * numbers.next(1, 6);
      YGNodeRef card = add(root);
      YGNodeStyleSetPadding(card, YGEdgeAll, 12);
      if (i > 0) YGNodeStyleSetMargin(card, YGEdgeTop, 8);
      YGNodeRef header = add(card);
      YGNodeStyleSetFlexDirection(header, YGFlexDirectionRow);
      YGNodeStyleSetAlignItems(header, YGAlignFlexStart);
      YGNodeRef avatar = add(header);
      YGNodeStyleSetWidth(avatar, 40);
      YGNodeStyleSetHeight(avatar, 40);
      YGNodeRef title = add(header);
      YGNodeStyleSetFlex(title, 1);
      YGNodeStyleSetMargin(title, YGEdgeLeft, 8);
      YGNodeStyleSetAlignItems(title, YGAlignFlexStart);
      names.push_back(leaf(title, nameWidth, 20));
      YGNodeRef text = add(card);
      YGNodeStyleSetMargin(text, YGEdgeTop, 8);
      bodies.push_back(leaf(text, bodyWidth, bodyHeight));
      YGNodeRef row = add(card);
      YGNodeStyleSetFlexDirection(row, YGFlexDirectionRow);
      YGNodeStyleSetMargin(row, YGEdgeTop, 8);
      for (int b = 0; b < 3; b++) {
        YGNodeRef button = leaf(row, numbers.next(40, 70), 30);
        YGNodeStyleSetFlex(button, 1);
        if (b > 0) YGNodeStyleSetMargin(button, YGEdgeLeft, 8);
      }
    }
    frames.resize(size_t(cards) * 11 + 1);
  }
  ~Feed() { YGNodeFreeRecursive(root); }

  YGNodeRef add(YGNodeRef parent) {
    YGNodeRef node = YGNodeNew();
    YGNodeInsertChild(parent, node, YGNodeGetChildCount(parent));
    return node;
  }
  YGNodeRef leaf(YGNodeRef parent, int width, int height) {
    leaves.push_back(Leaf{float(width), float(height)});
    YGNodeRef node = add(parent);
    YGNodeSetContext(node, &leaves.back());
    YGNodeSetMeasureFunc(node, measure);
    return node;
  }
  // Only subtrees with a new layout are visited, as view layers over Yoga do.
  void copy(YGNodeRef node) {
    if (!YGNodeGetHasNewLayout(node)) return;
    YGNodeSetHasNewLayout(node, false);
    frames[copied++ % frames.size()] = Frame{YGNodeLayoutGetLeft(node), YGNodeLayoutGetTop(node),
                                             YGNodeLayoutGetWidth(node), YGNodeLayoutGetHeight(node)};
    for (uint32_t i = 0; i < YGNodeGetChildCount(node); i++) copy(YGNodeGetChild(node, i));
  }
  void layOut() {
    YGNodeCalculateLayout(root, YGUndefined, YGUndefined, YGDirectionLTR);
    copied = 0;
    copy(root);
  }
  void change(YGNodeRef node, float width, float height) {
    auto *leaf = static_cast<Leaf *>(YGNodeGetContext(node));
    if (width >= 0) leaf->width = width;
    if (height >= 0) leaf->height = height;
    YGNodeMarkDirty(node);
    layOut();
  }
};

template <class Work> void phase(const std::string &name, Work work) {
  auto start = std::chrono::steady_clock::now();
  work();
  std::chrono::duration<double> seconds = std::chrono::steady_clock::now() - start;
  std::printf("phase %s %.9f\n", name.c_str(), seconds.count());
}

int main(int argc, char **argv) {
  int cards = argc > 1 ? std::atoi(argv[1]) : 0;
  if (cards <= 0) { std::fprintf(stderr, "usage: yoga-feed CARDS\n"); return 2; }
  int resizes = cards >= 5000 ? 10 : 100;
  { Feed warm(1); warm.layOut(); }
  Feed *feed = nullptr;
  phase("build", [&] { feed = new Feed(cards); feed->layOut(); });
  std::printf("height %g\n", YGNodeLayoutGetHeight(feed->root));
  phase("label200", [&] {
    for (int step = 0; step < 200; step++)
      feed->change(feed->names[size_t(7919 * step % cards)], float(40 + 29 * step % 161), -1);
  });
  phase("body" + std::to_string(resizes), [&] {
    for (int step = 0; step < resizes; step++)
      feed->change(feed->bodies[size_t(7919 * step % cards)], -1, float(18 * (1 + step % 6)));
  });
  phase("resize" + std::to_string(resizes), [&] {
    for (int step = 0; step < resizes; step++) {
      YGNodeStyleSetWidth(feed->root, float(320 + 37 * step % 401));
      feed->layOut();
    }
  });
}
