public import Foundation

// Names of Swift 4 and before. UIKit takes them in Swift 4 mode alone, here they are taken in every
// mode.

/// The old name of `UITableView.Style`.
public typealias UITableViewStyle = UITableView.Style
/// The old name of `UITableViewCell.CellStyle`.
public typealias UITableViewCellStyle = UITableViewCell.CellStyle
/// The old name of `UITableViewCell.SelectionStyle`.
public typealias UITableViewCellSelectionStyle = UITableViewCell.SelectionStyle
/// The old name of `UITableViewCell.EditingStyle`.
public typealias UITableViewCellEditingStyle = UITableViewCell.EditingStyle
/// The old name of `UITableViewCell.AccessoryType`.
public typealias UITableViewCellAccessoryType = UITableViewCell.AccessoryType
/// The old name of `UITableViewCell.SeparatorStyle`.
public typealias UITableViewCellSeparatorStyle = UITableViewCell.SeparatorStyle
/// The old name of `UITableView.RowAnimation`.
public typealias UITableViewRowAnimation = UITableView.RowAnimation
/// The old name of `UITableView.ScrollPosition`.
public typealias UITableViewScrollPosition = UITableView.ScrollPosition
/// The old name of `UITableViewRowAction.Style`.
public typealias UITableViewRowActionStyle = UITableViewRowAction.Style
/// The old name of `UICollectionView.ScrollDirection`.
public typealias UICollectionViewScrollDirection = UICollectionView.ScrollDirection
/// The old name of `UICollectionView.ScrollPosition`.
public typealias UICollectionViewScrollPosition = UICollectionView.ScrollPosition
/// The old name of `UICollectionViewUpdateItem.Action`.
public typealias UICollectionUpdateAction = UICollectionViewUpdateItem.Action
/// The old name of `UIPageViewController.TransitionStyle`.
public typealias UIPageViewControllerTransitionStyle = UIPageViewController.TransitionStyle
/// The old name of `UIPageViewController.NavigationOrientation`.
public typealias UIPageViewControllerNavigationOrientation = UIPageViewController
  .NavigationOrientation
/// The old name of `UIPageViewController.NavigationDirection`.
public typealias UIPageViewControllerNavigationDirection = UIPageViewController.NavigationDirection
/// The old name of `UIPageViewController.SpineLocation`.
public typealias UIPageViewControllerSpineLocation = UIPageViewController.SpineLocation

/// The old name of `UITableView.automaticDimension`.
public let UITableViewAutomaticDimension: CGFloat = -1
/// The old name of `UICollectionView.elementKindSectionHeader`.
public let UICollectionElementKindSectionHeader = UICollectionView.elementKindSectionHeader
/// The old name of `UICollectionView.elementKindSectionFooter`.
public let UICollectionElementKindSectionFooter = UICollectionView.elementKindSectionFooter
/// The old name of `UITableView.indexSearch`.
public let UITableViewIndexSearch = UITableView.indexSearch
